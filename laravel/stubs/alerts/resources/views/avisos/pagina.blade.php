<!doctype html>
<html lang="pt-PT">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>{{ $title }} – {{ config('app.name') }}</title>
<style @if (Vite::cspNonce()) nonce="{{ Vite::cspNonce() }}" @endif>
body { max-width: 640px; margin: 0 auto; padding: 32px 16px; font: 16px/24px system-ui, sans-serif; }
h1 { margin: 0 0 16px; font-size: 24px; line-height: 32px; }
section { margin: 24px 0 0; padding: 24px 0 0; border-top: 1px solid; }
form { display: flex; flex-wrap: wrap; gap: 8px; align-items: center; margin: 16px 0 0; }
button, select { min-height: 44px; padding: 0 16px; font: inherit; }
.foot { margin: 48px 0 0; font-size: 14px; }
</style>
</head>
<body>
<main>
<h1>{{ $title }}</h1>
@yield('content')
</main>
<p class="foot"><a href="{{ \ImoWidgets\Alerts\AlertSettings::url('/') }}">{{ config('app.name') }}</a></p>
</body>
</html>
