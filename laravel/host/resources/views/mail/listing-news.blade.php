@include('mail.alert-head', ['title' => 'Novidades nas suas pesquisas'])
<h1 class="t" style="margin:0;font-size:22px;line-height:28px">{{ $searches === [] ? 'Os seus avisos estão a terminar' : 'Novidades nas suas pesquisas' }}</h1>
@foreach ($searches as $search)
<h2 class="t h" style="margin:24px 0 0;padding:24px 0 0;border-top:1px solid #dde2e5;font-size:18px;line-height:24px">{{ $search['words'] }}</h2>
@if ($search['newCount'] > 0)
<p class="m" style="margin:16px 0 0;font-weight:600;color:#5b6670">{{ $search['newCount'] === 1 ? '1 imóvel novo' : "{$search['newCount']} imóveis novos" }}</p>
@endif
@foreach ($search['new'] as $listing)
@include('mail.alert-listing', ['listing' => $listing])
@endforeach
@if ($search['reduced'] !== [])
<p class="m" style="margin:24px 0 0;font-weight:600;color:#5b6670">Desceu o preço</p>
@foreach ($search['reduced'] as $listing)
@include('mail.alert-listing', ['listing' => $listing])
@endforeach
@if ($search['moreReduced'] > 0)
<p class="m" style="margin:16px 0 0;color:#5b6670">e mais {{ $search['moreReduced'] }}</p>
@endif
@endif
@if ($search['gone'] !== [])
<p class="m" style="margin:24px 0 0;font-weight:600;color:#5b6670">{{ count($search['gone']) === 1 ? 'Já não está disponível' : 'Já não estão disponíveis' }}</p>
@foreach ($search['gone'] as $title)
<p class="m" style="margin:8px 0 0;color:#5b6670">{{ $title }}</p>
@endforeach
@if ($search['moreGone'] > 0)
<p class="m" style="margin:8px 0 0;color:#5b6670">e mais {{ $search['moreGone'] }}</p>
@endif
@endif
@if ($search['url'] !== null)
<p style="margin:24px 0 0"><a class="b" href="{{ $search['url'] }}" style="display:inline-block;padding:10px 20px;border-radius:6px;background:#1f4e5f;color:#ffffff;font-weight:600;text-decoration:none">Ver todos</a></p>
@endif
@endforeach
@if ($endsAt !== null)
<p class="t h" style="margin:24px 0 0;padding:24px 0 0;border-top:1px solid #dde2e5">Os seus avisos terminam em {{ $endsAt->timezone('Europe/Lisbon')->format('d/m/Y') }}. Se os quiser manter por mais um ano, <a class="l" href="{{ $manage }}" style="color:#1f4e5f">diga-nos aqui</a>.</p>
@endif
@include('mail.alert-foot')
