{{-- An icon of lucide-react. The file ends without a line break, because text may follow the icon. --}}
<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" stroke-linejoin="round" class="lucide lucide-{{ $name === 'house' ? 'house lucide-home' : $name }} imo-icon{{ $size === '' ? '' : " imo-icon--$size" }}" aria-hidden="true">
@switch($name)
@case('chevron-down')
    <path d="m6 9 6 6 6-6"></path>
    @break
@case('chevron-left')
    <path d="m15 18-6-6 6-6"></path>
    @break
@case('chevron-right')
    <path d="m9 18 6-6-6-6"></path>
    @break
@case('external-link')
    <path d="M15 3h6v6"></path>
    <path d="M10 14 21 3"></path>
    <path d="M18 13v6a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V8a2 2 0 0 1 2-2h6"></path>
    @break
@case('house')
    <path d="M15 21v-8a1 1 0 0 0-1-1h-4a1 1 0 0 0-1 1v8"></path>
    <path d="M3 10a2 2 0 0 1 .709-1.528l7-6a2 2 0 0 1 2.582 0l7 6A2 2 0 0 1 21 10v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2z"></path>
    @break
@case('info')
    <circle cx="12" cy="12" r="10"></circle>
    <path d="M12 16v-4"></path>
    <path d="M12 8h.01"></path>
    @break
@case('map-pin')
    <path d="M20 10c0 4.993-5.539 10.193-7.399 11.799a1 1 0 0 1-1.202 0C9.539 20.193 4 14.993 4 10a8 8 0 0 1 16 0"></path>
    <circle cx="12" cy="10" r="3"></circle>
    @break
@case('message-circle')
    <path d="M2.992 16.342a2 2 0 0 1 .094 1.167l-1.065 3.29a1 1 0 0 0 1.236 1.168l3.413-.998a2 2 0 0 1 1.099.092 10 10 0 1 0-4.777-4.719"></path>
    @break
@case('phone')
    <path d="M13.832 16.568a1 1 0 0 0 1.213-.303l.355-.465A2 2 0 0 1 17 15h3a2 2 0 0 1 2 2v3a2 2 0 0 1-2 2A18 18 0 0 1 2 4a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2v3a2 2 0 0 1-.8 1.6l-.468.351a1 1 0 0 0-.292 1.233 14 14 0 0 0 6.392 6.384"></path>
    @break
@case('search')
    <path d="m21 21-4.34-4.34"></path>
    <circle cx="11" cy="11" r="8"></circle>
    @break
@case('sliders-horizontal')
    <path d="M10 5H3"></path>
    <path d="M12 19H3"></path>
    <path d="M14 3v4"></path>
    <path d="M16 17v4"></path>
    <path d="M21 12h-9"></path>
    <path d="M21 19h-5"></path>
    <path d="M21 5h-7"></path>
    <path d="M8 10v4"></path>
    <path d="M8 12H3"></path>
    @break
@case('x')
    <path d="M18 6 6 18"></path>
    <path d="m6 6 12 12"></path>
    @break
@endswitch
</svg>