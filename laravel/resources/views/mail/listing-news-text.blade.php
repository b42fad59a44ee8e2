{!! $searches === [] ? 'Os seus avisos estão a terminar' : 'Novidades nas suas pesquisas' !!}
@foreach ($searches as $search)

== {!! $search['words'] !!} ==
@if ($search['newCount'] > 0)

{!! $search['newCount'] === 1 ? '1 novo imóvel' : "{$search['newCount']} novos imóveis" !!}
@endif
@foreach ($search['new'] as $listing)

@include('imo-widgets::mail.alert-listing-text', ['listing' => $listing])
@endforeach
@if ($search['moreNew'] > 0)

e mais {!! $search['moreNew'] !!}
@endif
@if ($search['reducedCount'] > 0)

Desceu o preço
@foreach ($search['reduced'] as $listing)

@include('imo-widgets::mail.alert-listing-text', ['listing' => $listing])
@endforeach
@if ($search['moreReduced'] > 0)

e mais {!! $search['moreReduced'] !!}
@endif
@endif
@if ($search['goneCount'] > 0)

{!! $search['goneCount'] === 1 ? 'Já não está disponível' : 'Já não estão disponíveis' !!}
@foreach ($search['gone'] as $title)
- {!! $title !!}
@endforeach
@if ($search['moreGone'] > 0)
e mais {!! $search['moreGone'] !!}
@endif
@endif
@if ($search['url'] !== null)

Ver todos: {!! $search['url'] !!}
@endif
@endforeach
@if ($endsAt !== null)

Os seus avisos terminam em {!! $endsAt->timezone('Europe/Lisbon')->format('d/m/Y') !!}. Se os quiser manter, diga-nos aqui: {!! $manage !!}
@endif

--
{!! implode(' · ', array_filter([$legal['firm'] ?? config('app.name'), ImoWidgets\Domain\Licence::format($legal['ami'] ?? null), $legal['seat'] ?? null])) !!}
Recebe esta mensagem porque confirmou avisos por e-mail no nosso site.
Gerir os avisos: {!! $manage !!}
Cancelar todos: {!! $cancel !!}
@if ($privacy = config('imo-widgets.defaults.privacidadeUrl'))
Política de Privacidade: {!! \ImoWidgets\Alerts\AlertSettings::url($privacy) !!}
@endif
