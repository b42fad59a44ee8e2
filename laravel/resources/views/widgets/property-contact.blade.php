{{-- widgets/property-contact/PropertyContact.tsx --}}
<x-imo-widgets::contact-form
    :$id :$fields :$ways :$privacidadeUrl outer-title="" :message="$mensagem" button="Solicitar"
    :greeting="'Olá, gostaria de saber mais sobre o imóvel Ref. '.$idRef.'.'"
>
    <div>
        <h2 class="imo-title">Contacto</h2>
        <p class="imo-subtitle">Ref. {{ $idRef }}</p>
    </div>
</x-imo-widgets::contact-form>
