{{-- src/forms/sending/SubmitButton.tsx. The widget enables it. --}}
<button type="submit" form="{{ $id }}-form" class="imo-button imo-button--primary"@if ($missing !== []) disabled=""@endif autoComplete="off" aria-busy="false"><span>{{ $button }}</span></button>
