<?php

namespace ImoWidgets\Leads;

/** How far a lead is, as the column `state` of `imo_leads` has it; a lead from before there were states has none. */
enum LeadState: string
{
    case Open = 'novo';

    case Taken = 'em-tratamento';

    case Answered = 'respondido';

    case Declined = 'sem-interesse';

    /** What the agency calls a lead in this state. */
    public function label(): string
    {
        return match ($this) {
            self::Open => 'Por responder',
            self::Taken => 'Em tratamento',
            self::Answered => 'Respondido',
            self::Declined => 'Sem interesse',
        };
    }

    /** What the link in the mail, and the button of its page, say. */
    public function action(): string
    {
        return match ($this) {
            self::Taken => 'Fico com este pedido',
            self::Answered => 'Marcar como respondido',
            self::Declined => 'Marcar como sem interesse',
            self::Open => $this->label(),
        };
    }

    /** What has happened once somebody, or a person by this name, has pressed that button. */
    public function sentence(?string $by): string
    {
        return match ($this) {
            self::Open => 'Ainda sem resposta.',
            self::Taken => "$by ficou com este pedido.",
            self::Answered => $by === null ? 'Marcado como respondido.' : "Marcado como respondido por $by.",
            self::Declined => $by === null ? 'Marcado como sem interesse.' : "Marcado como sem interesse por $by.",
        };
    }

    /** Whether nobody has to write to the visitor any more. */
    public function isClosed(): bool
    {
        return in_array($this, [self::Answered, self::Declined], true);
    }

    /** @return list<self> those that a mail has a link to */
    public static function choices(): array
    {
        return [self::Taken, self::Answered, self::Declined];
    }

    /** @return list<string> the values of those that are still to be answered */
    public static function waiting(): array
    {
        return [self::Open->value, self::Taken->value];
    }
}
