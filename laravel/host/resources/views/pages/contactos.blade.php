<x-site title="Contactos">
<x-section title="Contactos" lead="Respondemos no mesmo dia, de segunda a sábado.">
<x-imo-widget name="general-contact" />
</x-section>
<section class="site-section site-section--tint"><div class="site-wrap">
<h2 class="site-h2">As nossas lojas</h2>
<div class="site-offices">
@foreach (config('site.lojas') as $loja)
<section><h3>{{ $loja['nome'] }}</h3>
<address>{{ $loja['morada'] }}<br>{{ $loja['localidade'] }}</address>
<x-imo-widget name="agency-contact" :data="['agencia' => $loja['codigo'], 'telefone' => $loja['telefone'], 'email' => $loja['email']]" />
</section>
@endforeach
</div>
</div></section>
</x-site>
