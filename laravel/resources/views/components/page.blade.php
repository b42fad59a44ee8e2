{{-- A page that mails link to, or the desk; its heading is the title unless it has one of its own. --}}
@props(['title', 'heading' => null, 'width' => null])
<!DOCTYPE html>
<html lang="pt-PT">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>{{ $title }} – {{ config('app.name') }}</title>
<link rel="stylesheet" href="{{ request()->getBaseUrl() }}/imo-leads/page.css" @if ($nonce = Vite::cspNonce()) nonce="{{ $nonce }}" @endif>
</head>
<body>
<main @class([$width])>
<h1>{{ $heading ?? $title }}</h1>
{{ $slot }}
</main>
<p class="foot"><a href="{{ url('/') }}">{{ config('app.name') }}</a>@if ($privacy = config('imo-widgets.defaults.privacidadeUrl')) · <a href="{{ url($privacy) }}">Política de Privacidade</a>@endif</p>
</body>
</html>
