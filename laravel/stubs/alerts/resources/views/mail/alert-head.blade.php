<!doctype html>
<html lang="pt-PT">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>{{ $title }}</title>
<style>
@media (prefers-color-scheme: dark) {
  .o { background: #14181b !important; }
  .i { background: #1e2428 !important; border-color: #3a434a !important; }
  .t, .l { color: #eef1f3 !important; }
  .m { color: #a9b3bb !important; }
  .h { border-color: #3a434a !important; }
  .b { background: #7fc4d8 !important; color: #10181c !important; }
}
@media (max-width: 480px) {
  .i { padding: 20px 16px !important; }
}
</style>
</head>
<body class="o" style="margin:0;padding:0;background:#f2f4f5">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" class="o" style="background:#f2f4f5"><tr><td align="center" style="padding:16px 8px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px"><tr><td class="i" style="padding:32px;background:#ffffff;border:1px solid #dde2e5;border-radius:8px;font:16px/24px -apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;color:#1d2529;text-align:left">
