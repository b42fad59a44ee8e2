{{-- widgets/general-contact/GeneralContact.tsx --}}
<x-imo-widgets::contact-form
    :$id :$fields :$ways :$privacidadeUrl outer-title="" :message="$mensagem" button="Enviar"
    greeting="Olá, gostaria de falar com a agência."
>
    <h2 class="imo-title">Entrar em contacto</h2>
</x-imo-widgets::contact-form>
