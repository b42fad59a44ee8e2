<?php

namespace ImoWidgets\Leads;

/** The progress of a lead, with its values in the column `imo_leads.state`. */
enum LeadState: string
{
    case Open = 'novo';

    case Taken = 'em-tratamento';

    case Answered = 'respondido';

    case Declined = 'sem-interesse';

    public function label(): string
    {
        return match ($this) {
            self::Open => 'Por responder',
            self::Taken => 'Em tratamento',
            self::Answered => 'Respondido',
            self::Declined => 'Sem interesse',
        };
    }

    public function action(): string
    {
        return match ($this) {
            self::Taken => 'Fico com este pedido',
            self::Answered => 'Marcar como respondido',
            self::Declined => 'Marcar como sem interesse',
            self::Open => $this->label(),
        };
    }

    public function sentence(?string $by): string
    {
        return match ($this) {
            self::Open => 'Ainda sem resposta.',
            self::Taken => "$by ficou com este pedido.",
            self::Answered => $by === null ? 'Marcado como respondido.' : "Marcado como respondido por $by.",
            self::Declined => $by === null ? 'Marcado como sem interesse.' : "Marcado como sem interesse por $by.",
        };
    }

    /** @return list<self> */
    public static function choices(): array
    {
        return [self::Taken, self::Answered, self::Declined];
    }

    /** @return list<string> */
    public static function waiting(): array
    {
        return [self::Open->value, self::Taken->value];
    }
}
