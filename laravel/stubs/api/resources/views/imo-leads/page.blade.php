<!DOCTYPE html>
<html lang="pt-PT">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>@yield('title') – {{ config('app.name') }}</title>
<link rel="stylesheet" href="{{ request()->getBaseUrl() }}/imo-leads/page.css">
</head>
<body>
<main class="@yield('width')">
@yield('content')
</main>
</body>
</html>
