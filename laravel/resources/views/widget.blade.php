{{-- <x-imo-widget name="team-cards" :data="['colaboradores' => $equipa]">fallback</x-imo-widget>; all other attributes are put on the host element. --}}
@props(['name' => null, 'data' => []])
{!! app(ImoWidgets\ImoWidgets::class)->host($name, $data, $attributes, (string) $slot) !!}