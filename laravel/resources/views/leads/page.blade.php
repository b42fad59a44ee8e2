<!DOCTYPE html>
<html lang="pt-PT">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>@yield('title') – {{ config('app.name') }}</title>
<link rel="stylesheet" href="{{ request()->getBaseUrl() }}/imo-leads/page.css" @if ($nonce = Vite::cspNonce()) nonce="{{ $nonce }}" @endif>
</head>
<body>
<main class="@yield('width')">
@yield('content')
</main>
<p class="foot"><a href="{{ url('/') }}">{{ config('app.name') }}</a>@if ($privacy = config('imo-widgets.defaults.privacidadeUrl')) · <a href="{{ url($privacy) }}">Política de Privacidade</a>@endif</p>
</body>
</html>
