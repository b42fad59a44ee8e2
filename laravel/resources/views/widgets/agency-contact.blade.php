{{-- widgets/agency-contact/AgencyContact.tsx --}}
<x-imo-widgets::contact-form
    :$id :$fields :$ways :$privacidadeUrl outer-title="" button="Solicitar"
    message="Olá, gostaria que me contactassem, por favor. Com os melhores cumprimentos."
    greeting="Olá, gostaria de falar com a agência."
>
    <h2 class="imo-title">Contactar</h2>
</x-imo-widgets::contact-form>
