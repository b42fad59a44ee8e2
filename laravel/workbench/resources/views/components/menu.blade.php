{{-- The site's menu, which the layout shows in a row, and behind a button on narrow screens. --}}
@foreach (['Comprar' => route('lista', ['objectivo' => 'Comprar']), 'Arrendar' => route('lista', ['objectivo' => 'Arrendar']), 'Avaliar' => route('avaliacao'), 'Equipa' => route('equipa'), 'Recrutamento' => route('recrutamento'), 'Contactos' => route('contactos')] as $label => $href)
<a href="{{ $href }}" @if ($href === request()->fullUrl()) aria-current="page" @endif>{{ $label }}</a>
@endforeach
