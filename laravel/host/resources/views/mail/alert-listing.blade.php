<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:16px 0 0"><tr>
@if (($listing['photo'] ?? null) !== null)
<td width="120" valign="top" style="width:120px;padding:0 16px 0 0"><img src="{{ $listing['photo'] }}" width="120" height="90" alt="" style="display:block;width:120px;height:90px;object-fit:cover;border:0;border-radius:6px"></td>
@endif
<td valign="top" class="t" style="font-size:16px;line-height:22px;color:#1d2529">
@if ($listing['url'] !== null)
<a class="l" href="{{ $listing['url'] }}" style="color:#1f4e5f;font-weight:600">{{ $listing['title'] }}</a>
@else
<strong class="t">{{ $listing['title'] }}</strong>
@endif
@if (isset($listing['price']))
<br><strong class="t">{{ $listing['price'] }}</strong>
@endif
@if (isset($listing['by']))
<br><span class="t">Desceu {{ $listing['by'] }}</span>
@endif
@foreach (array_filter([$listing['place'] ?? null, $listing['facts'] ?? null, $listing['energy'] ?? null]) as $line)
<br><span class="m" style="font-size:14px;line-height:20px;color:#5b6670">{{ $line }}</span>
@endforeach
</td>
</tr></table>
