<x-site title="Caixa de entrada">
<section class="site-section site-section--page"><div class="site-wrap site-inbox">
<h1 class="site-h1">Caixa de entrada</h1>
<p class="site-lead">O que os formulários deste site enviaram, do mais recente para o mais antigo.</p>
<section><h2>Mensagens <span>{{ count($mensagens) }}</span></h2><ul>
@foreach ($mensagens as $m) <li><h3>{{ $m->nome }}</h3><time datetime="{{ $m->created_at->toIso8601String() }}">{{ $m->created_at->timezone('Europe/Lisbon')->format('d/m/Y, \à\s H:i') }}</time><dl><div><dt>Para</dt><dd>{{ App\Http\Controllers\CaixaController::para($m) }}</dd></div><div><dt>Contacto</dt><dd>{{ $m->tel }}</dd></div><div><dt>E-mail</dt><dd>{{ $m->email }}</dd></div><div><dt>Mensagem</dt><dd>{{ $m->mensagem }}</dd></div></dl></li> @endforeach
</ul></section>
<section><h2>Candidaturas <span>{{ count($candidaturas) }}</span></h2><ul>
@foreach ($candidaturas as $c) <li><h3>{{ $c->nome }}</h3><dl><div><dt>Função</dt><dd>{{ $c->fields['funcao'] }}, {{ $c->recipient_id }}</dd></div><div><dt>Contacto</dt><dd>{{ $c->tel }}</dd></div><div><dt>CV</dt><dd><a href="{{ route('caixa.cv', $c) }}" download>{{ $c->cv_name }}</a> ({{ ceil($c->cv_bytes / 1000) }}&nbsp;kB)</dd></div></dl></li> @endforeach
</ul></section>
<section><h2>Pedidos de avaliação <span>{{ count($avaliacoes) }}</span></h2><ul>
@foreach ($avaliacoes as $a) <li><h3>{{ $a->nome }}</h3><dl><div><dt>Contacto</dt><dd>{{ $a->tel }}</dd></div><div><dt>E-mail</dt><dd>{{ $a->email }}</dd></div>@foreach ($a->fields as $field => $value) <div><dt>{{ $field }}</dt><dd>{{ $value ?? '—' }}</dd></div> @endforeach</dl></li> @endforeach
</ul></section>
</div></section>
</x-site>
