{{-- <x-imo-widget name="team-cards" :data="['colaboradores' => $equipa]">fallback</x-imo-widget>; all other attributes are put on the host element. --}}
{!! $imoHost($attributes, (string) $slot) !!}