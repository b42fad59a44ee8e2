@props(['title'])
<!DOCTYPE html>
<html lang="pt-PT">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>{{ $title }}</title>
<style>
:root { color-scheme: light dark; supported-color-schemes: light dark }
body { margin: 0; padding: 0 }
@media (prefers-color-scheme: dark) {
  .ground { background: #12161c !important }
  .card { background: #1c222b !important; color: #e8ecf2 !important }
  .card a { color: #8db8ff !important }
  .muted { color: #aab4c2 !important }
  .line { border-color: #3a4452 !important }
  .card a.button { background: #8db8ff !important; color: #0b1a33 !important }
  .card a.second { background: transparent !important; border-color: #8db8ff !important; color: #8db8ff !important }
}
@media (max-width: 480px) {
  .card { padding: 20px 16px !important }
  .card a.button { display: block !important; margin-right: 0 !important; text-align: center !important }
}
</style>
</head>
<body>
<div class="ground" style="padding: 16px 8px; background: #f3f5f8">
<div class="card" style="max-width: 600px; margin: 0 auto; padding: 24px; box-sizing: border-box; background: #ffffff; color: #1b2330; border-radius: 12px; font: 16px/1.5 Arial, Helvetica, sans-serif; overflow-wrap: anywhere">
<h1 style="margin: 0 0 16px; font-size: 20px; line-height: 1.3">{{ $title }}</h1>
{{ $slot }}
</div>
</div>
</body>
</html>
