{{--
A page that mails link to, or the desk; its heading is the title unless the tag has a `heading`. Optional values are
read from the tag's attributes, which Blade has escaped: a missing variable would take the value that the site shares
with all its views under the same name.
--}}
@props(['title'])
<!DOCTYPE html>
<html lang="pt-PT">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>{{ $title }} – {{ config('app.name') }}</title>
<link rel="stylesheet" href="{{ request()->getBaseUrl() }}/imo-leads/page-style" @if ($nonce = Vite::cspNonce()) nonce="{{ $nonce }}" @endif>
</head>
<body>
<main {{ $attributes->only('class') }}>
<h1>{!! $attributes->get('heading', e($title)) !!}</h1>
{{ $slot }}
</main>
<p class="foot"><a href="{{ url('/') }}">{{ config('app.name') }}</a>@if ($privacy = config('imo-widgets.defaults.privacidadeUrl')) · <a href="{{ url($privacy) }}">Política de Privacidade</a>@endif</p>
</body>
</html>
