{{-- The layout of every page. Its head loads exactly the widgets that the page uses, because Blade has already rendered the page. --}}
@props(['title', 'description' => 'Mediação imobiliária entre o Porto e Aveiro.'])
<!doctype html>
<html lang="pt-PT">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{{ $title }} · Cal e Maré</title>
<meta name="description" content="{{ $description }}">
<link rel="icon" href="{{ asset('site/icone.svg') }}" type="image/svg+xml">
<link rel="stylesheet" href="{{ asset('site/site.css') }}" @if ($nonce = Vite::cspNonce()) nonce="{{ $nonce }}" @endif>
@imoWidgets
</head>
<body>
<a class="site-skip" href="#conteudo">Saltar para o conteúdo</a>
<p class="site-paper">{{ config('imo-widgets.legal.firm') }} · Licença AMI n.º {{ config('imo-widgets.legal.ami') }} · {{ config('imo-widgets.defaults.telefone') }} · {{ now('Europe/Lisbon')->format('d/m/Y') }}</p>
<header class="site-head"><div class="site-wrap">
<a class="site-logo" href="{{ route('inicio') }}"><svg width="34" height="34" viewBox="0 0 34 34" aria-hidden="true"><rect width="34" height="34" rx="8" fill="#1d4f9e"/><path d="M17 6 28 17 17 28 6 17Z" fill="none" stroke="#fff" stroke-width="2"/><path d="M17 11.5 22.5 17 17 22.5 11.5 17Z" fill="#fff"/></svg>Cal e Maré</a>
<nav class="site-nav" aria-label="Menu principal"><x-menu /></nav>
<details class="site-menu"><summary><svg viewBox="0 0 24 24" width="24" height="24" aria-hidden="true"><path d="M4 7h16M4 12h16M4 17h16"/></svg><span class="site-hidden">Menu</span></summary>
<nav aria-label="Menu principal"><x-menu /></nav></details>
</div></header>
<main id="conteudo">{{ $slot }}</main>
<div class="site-tiles"></div>
<footer class="site-foot"><div class="site-wrap">
<div><b>Cal e Maré</b>Mediação imobiliária<br><a href="{{ route('privacidade') }}">Política de Privacidade</a><a href="{{ route('acessibilidade') }}">Acessibilidade</a></div>
@foreach (config('site.lojas') as $loja)
<div><b>{{ $loja['nome'] }}</b><a href="tel:+351{{ str_replace(' ', '', $loja['telefone']) }}">{{ $loja['telefone'] }}</a><a href="mailto:{{ $loja['email'] }}">{!! str_replace('@', '<wbr>@', e($loja['email'])) !!}</a></div>
@endforeach
</div>
<x-imo-legal class="site-wrap site-foot__credit" />
<p class="site-wrap site-foot__credit">Agência fictícia, para demonstração. Nomes e códigos: INE / DGT (CAOP, CC BY 4.0); freguesias de 2025: MAI via PÚBLICO (CC BY 4.0).</p>
</footer>
</body>
</html>
