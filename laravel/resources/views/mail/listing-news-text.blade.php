{!! $searches === [] ? 'Os seus avisos estão a terminar' : 'Novidades nas suas pesquisas' !!}
@foreach ($searches as $search)

== {!! $search['words'] !!} ==
@foreach ($search['sections'] as $section)

{!! $section['title'] !!}
@foreach ($section['listings'] as $listing)

@include('imo-widgets::mail.alert-listing-text', ['listing' => $listing])
@endforeach
@if ($section['more'] > 0)

e mais {!! $section['more'] !!}
@endif
@endforeach
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
