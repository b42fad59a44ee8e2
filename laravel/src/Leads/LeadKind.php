<?php

namespace ImoWidgets\Leads;

use Illuminate\Http\Request;
use Illuminate\Support\Str;

/** The six forms, as the column `kind` of `imo_leads` has them. */
enum LeadKind: string
{
    case Listing = 'imovel';

    case General = 'geral';

    case Agent = 'agente';

    case Agency = 'agencia';

    case Application = 'recrutamento';

    case Valuation = 'agendamento';

    /** The form that a request sends, by its path; `null` where it is none of them. */
    public static function of(Request $request): ?self
    {
        return collect(self::cases())->first(fn (self $kind) => Str::endsWith("/{$request->path()}", $kind->path()));
    }

    /** The path of its call. */
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

    /** The key of the body that says whom or what it is for: a listing's reference, the id of an agent or an office. */
    public function recipientKey(): ?string
    {
        return match ($this) {
            self::Listing => 'idRef',
            self::Agent => 'comercial',
            self::Agency, self::Application => 'agencia',
            default => null,
        };
    }

    /** The list of `leads.mail` in the config that has the addresses. */
    public function addressList(): ?string
    {
        return match ($this) {
            self::Listing => 'homes',
            self::Agent => 'agents',
            self::Agency, self::Application => 'agencies',
            default => null,
        };
    }

    /** What a lead of it is called in a list. */
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

    /** @param  string  $for  the name of whom or what it is for, where the form has one */
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

    /** @return array<string, string> what each is called, by its value */
    public static function labels(): array
    {
        return array_combine(
            array_column(self::cases(), 'value'),
            array_map(fn (self $kind) => $kind->label(), self::cases()),
        );
    }
}
