@php
    [$heading, $text] = match ($status) {
        403 => ['Esta ligação não é válida', 'Abra-a a partir do e-mail, sem alterar o endereço.'],
        410 => ['Esta ligação já não é válida', 'O resumo diário dos pedidos por responder traz ligações novas.'],
        404 => ['Este pedido já não existe', 'Foi apagado entretanto, a pedido da pessoa ou por ter passado o prazo de conservação.'],
        'cv' => ['Este CV já não existe', 'Foi apagado entretanto, a pedido da pessoa ou por ter passado o prazo de conservação.'],
        default => ['De momento, não é possível mostrar esta página', 'Nada foi alterado. Tente novamente daqui a um minuto.'],
    };
@endphp

<x-imo-widgets::page :title="$heading">
<p>{{ $text }}</p>
</x-imo-widgets::page>
