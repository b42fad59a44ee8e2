<?php

namespace ImoWidgets\Leads;

/** The six forms, as the column `kind` of `imo_leads` has them. */
enum LeadKind: string
{
    case Listing = 'imovel';

    case General = 'geral';

    case Agent = 'agente';

    case Agency = 'agencia';

    case Application = 'recrutamento';

    case Valuation = 'agendamento';

    public function path(): string
    {
        return match ($this) {
            self::Listing => '/api/imovel/contacto',
            self::General => '/api/contacto/contacto',
            self::Agent => '/api/agente/contacto',
            self::Agency => '/api/agencia/contacto',
            self::Application => '/api/recrutamento',
            self::Valuation => '/api/agendamento',
        };
    }

    /** Returns the body's key with the recipient's id. */
    public function recipientKey(): ?string
    {
        return match ($this->addressList()) {
            'homes' => 'idRef',
            'agents' => 'comercial',
            'agencies' => 'agencia',
            default => null,
        };
    }

    /** Returns the list of `leads.mail` that has the recipient's address. */
    public function addressList(): ?string
    {
        return match ($this) {
            self::Listing => 'homes',
            self::Agent => 'agents',
            self::Agency, self::Application => 'agencies',
            default => null,
        };
    }

    public function label(): string
    {
        return match ($this) {
            self::Listing => 'Imóvel',
            self::General => 'Mensagem',
            self::Agent => 'Consultor',
            self::Agency => 'Loja',
            self::Application => 'Candidatura',
            self::Valuation => 'Avaliação',
        };
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
