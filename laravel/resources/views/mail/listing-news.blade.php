@extends('imo-widgets::mail.page', ['title' => $searches === [] ? 'Os seus avisos estão a terminar' : 'Novidades nas suas pesquisas'])

@section('content')
@foreach ($searches as $search)
<h2 class="line" style="margin:24px 0 0;padding:24px 0 0;border-top:1px solid #d5dae1;font-size:18px;line-height:24px">{{ $search['words'] }}</h2>
@if ($search['newCount'] > 0)
<p class="muted" style="margin:16px 0 0;font-weight:600;color:#586273">{{ $search['newCount'] === 1 ? '1 novo imóvel' : "{$search['newCount']} novos imóveis" }}</p>
@endif
@foreach ($search['new'] as $listing)
@include('imo-widgets::mail.alert-listing', ['listing' => $listing])
@endforeach
@if ($search['moreNew'] > 0)
<p class="muted" style="margin:16px 0 0;color:#586273">e mais {{ $search['moreNew'] }}</p>
@endif
@if ($search['reducedCount'] > 0)
<p class="muted" style="margin:24px 0 0;font-weight:600;color:#586273">Desceu o preço</p>
@foreach ($search['reduced'] as $listing)
@include('imo-widgets::mail.alert-listing', ['listing' => $listing])
@endforeach
@if ($search['moreReduced'] > 0)
<p class="muted" style="margin:16px 0 0;color:#586273">e mais {{ $search['moreReduced'] }}</p>
@endif
@endif
@if ($search['goneCount'] > 0)
<p class="muted" style="margin:24px 0 0;font-weight:600;color:#586273">{{ $search['goneCount'] === 1 ? 'Já não está disponível' : 'Já não estão disponíveis' }}</p>
@foreach ($search['gone'] as $title)
<p class="muted" style="margin:8px 0 0;color:#586273">{{ $title }}</p>
@endforeach
@if ($search['moreGone'] > 0)
<p class="muted" style="margin:8px 0 0;color:#586273">e mais {{ $search['moreGone'] }}</p>
@endif
@endif
@if ($search['url'] !== null)
<p style="margin:24px 0 0"><a class="button" href="{{ $search['url'] }}" style="display: inline-block; padding: 10px 20px; border: 1px solid #1d4f9e; border-radius: 8px; background: #1d4f9e; color: #ffffff; font-weight: bold; text-decoration: none">Ver todos</a></p>
@endif
@endforeach
@if ($endsAt !== null)
<p class="line" style="margin:24px 0 0;padding:24px 0 0;border-top:1px solid #d5dae1">Os seus avisos terminam em {{ $endsAt->timezone('Europe/Lisbon')->format('d/m/Y') }}. Se os quiser manter, <a href="{{ $manage }}" style="color:#1d4f9e">diga-nos aqui</a>.</p>
@endif
@include('imo-widgets::mail.alert-foot')
@endsection
