<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:16px 0 0"><tr>
@if (($listing['photo'] ?? null) !== null)
<td width="120" valign="top" style="width:120px;padding:0 16px 0 0"><img src="{{ $listing['photo'] }}" width="120" height="90" alt="" style="display:block;width:120px;height:90px;object-fit:cover;border:0;border-radius:6px"></td>
@endif
<td valign="top" style="font-size:16px;line-height:22px">
@if ($listing['url'] !== null)
<h3 style="margin:0;font-size:16px"><a href="{{ $listing['url'] }}" style="color:#1d4f9e;font-weight:600">{{ $listing['title'] }}</a></h3>
@else
<h3 class="muted" style="margin:0;font-size:16px;font-weight:400;color:#586273">{{ $listing['title'] }}</h3>
@endif
@if (isset($listing['price']))
<strong>{{ $listing['price'] }}</strong>
@endif
@if (isset($listing['by']))
<br><span>Desceu {{ $listing['by'] }}</span>
@endif
@foreach (array_filter([$listing['place'] ?? null, $listing['facts'] ?? null, $listing['energy'] ?? null, $listing['advert'] ?? null]) as $line)
<br><span class="muted" style="font-size:14px;line-height:20px;color:#586273">{{ $line }}</span>
@endforeach
</td>
</tr></table>
