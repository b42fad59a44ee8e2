<?php

namespace ImoWidgets\Leads;

use ImoWidgets\Settings;

/** The six forms, with their values in the column `imo_leads.kind`. */
enum LeadKind: string
{
    case Listing = 'imovel';

    case General = 'geral';

    case Agent = 'agente';

    case Agency = 'agencia';

    case Application = 'recrutamento';

    case Valuation = 'agendamento';

    /**
     * The path of the form's call, its label for the agency, and the list in `leads.mail` with its recipients'
     * addresses.
     */
    private const ABOUT = [
        'imovel' => ['path' => '/api/imovel/contacto', 'label' => 'Imóvel', 'list' => 'homes'],
        'geral' => ['path' => '/api/contacto/contacto', 'label' => 'Mensagem', 'list' => null],
        'agente' => ['path' => '/api/agente/contacto', 'label' => 'Consultor', 'list' => 'agents'],
        'agencia' => ['path' => '/api/agencia/contacto', 'label' => 'Loja', 'list' => 'agencies'],
        'recrutamento' => ['path' => '/api/recrutamento', 'label' => 'Candidatura', 'list' => 'agencies'],
        'agendamento' => ['path' => '/api/agendamento', 'label' => 'Avaliação', 'list' => null],
    ];

    public function path(): string
    {
        return self::ABOUT[$this->value]['path'];
    }

    public function label(): string
    {
        return self::ABOUT[$this->value]['label'];
    }

    public function addressList(): ?string
    {
        return self::ABOUT[$this->value]['list'];
    }

    /** Returns the key of the request body that holds the recipient's id. */
    public function recipientKey(): ?string
    {
        $keys = ['homes' => 'idRef', 'agents' => 'comercial', 'agencies' => 'agencia'];

        return $keys[$this->addressList() ?? ''] ?? null;
    }

    /** Returns the number of months after which leads of this kind are deleted (`leads.months`); `null` means never. */
    public function monthsToKeep(): ?int
    {
        $months = (array) Settings::get('leads.months') + Settings::default('leads.months');
        $kept = (int) (array_key_exists($this->value, $months) ? $months[$this->value] : $months['*']);

        return $kept > 0 ? $kept : null;
    }

    public function title(string $for): string
    {
        return match ($this) {
            self::Listing => "Pedido de informação sobre o imóvel $for",
            self::General => 'Nova mensagem',
            self::Agent => "Nova mensagem para $for",
            self::Agency => "Nova mensagem para a loja $for",
            self::Application => "Nova candidatura: $for",
            self::Valuation => 'Novo pedido de avaliação',
        };
    }
}
