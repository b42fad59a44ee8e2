@extends('imo-widgets::leads.page')

@section('title', 'Confirme o seu aviso')

@section('content')
<h1>Confirme o seu aviso</h1>
<p>Quer que o avisemos por e-mail, {{ \ImoWidgets\Alerts\AlertSettings::frequencyInWords($alert->frequency) }}, das novidades desta pesquisa?</p>
<p><strong>{{ $alert->search()->words() }}</strong></p>
<p>{{ $alert->consent }}</p>
<form method="post">
<button type="submit">Confirmar o aviso</button>
</form>
@endsection
