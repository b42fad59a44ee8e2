{{-- The administration's layout; its head has the settings of the editors' buttons. --}}
@props(['title'])
<!doctype html>
<html lang="pt-PT">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>{{ $title }} · Administração</title>
<link rel="icon" href="{{ asset('site/icone.svg') }}" type="image/svg+xml">
<link rel="stylesheet" href="{{ asset('site/site.css') }}">
@imoEditor(['format' => 'shortcode'])
</head>
<body>
<main class="site-section site-section--page"><div class="site-wrap">
<a href="{{ route('admin.paginas.index') }}">Páginas</a>
<h1 class="site-h1">{{ $title }}</h1>
{{ $slot }}
</div></main>
</body>
</html>
