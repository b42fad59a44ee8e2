<x-imo-widgets::mail :title="$searches === [] ? 'Os seus avisos estão a terminar' : 'Novidades nas suas pesquisas'">
@foreach ($searches as $search)
<h2 class="line" style="margin:24px 0 0;padding:24px 0 0;border-top:1px solid #d5dae1;font-size:18px;line-height:24px">{{ $search['words'] }}</h2>
@foreach ($search['sections'] as $section)
<p class="muted" style="margin:{{ $loop->first ? 16 : 24 }}px 0 0;font-weight:600;color:#586273">{{ $section['title'] }}</p>
@each('imo-widgets::mail.alert-listing', $section['listings'], 'listing')
@if ($section['more'] > 0)
<p class="muted" style="margin:16px 0 0;color:#586273">e mais {{ $section['more'] }}</p>
@endif
@endforeach
@if ($search['url'] !== null)
<p style="margin:24px 0 0"><a class="button" href="{{ $search['url'] }}" style="display: inline-block; padding: 10px 20px; border: 1px solid #1d4f9e; border-radius: 8px; background: #1d4f9e; color: #ffffff; font-weight: bold; text-decoration: none">Ver todos</a></p>
@endif
@endforeach
@if ($endsAt !== null)
<p class="line" style="margin:24px 0 0;padding:24px 0 0;border-top:1px solid #d5dae1">Os seus avisos terminam em {{ $endsAt->timezone('Europe/Lisbon')->format('d/m/Y') }}. Se os quiser manter, <a href="{{ $manage }}" style="color:#1d4f9e">diga-nos aqui</a></p>
@endif
@include('imo-widgets::mail.alert-foot')
</x-imo-widgets::mail>
