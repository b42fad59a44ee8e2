<?php

namespace ImoWidgets\Alerts;

/** A statement that a mail makes about a listing; docs/operating.md#sentences-of-a-mail has the condition for each. */
enum Sentence: string
{
    case New = 'novo';
    case Reduced = 'desceu';
    case Back = 'voltou';
    case Gone = 'saiu';

    /** Returns the heading for this many listings. */
    public function heading(int $count): string
    {
        return match ($this) {
            self::New => $count === 1 ? '1 novo imóvel' : "$count novos imóveis",
            self::Reduced => 'Desceu o preço',
            self::Back => $count === 1 ? 'Voltou a estar disponível' : 'Voltaram a estar disponíveis',
            self::Gone => $count === 1 ? 'Já não está disponível' : 'Já não estão disponíveis',
        };
    }
}
