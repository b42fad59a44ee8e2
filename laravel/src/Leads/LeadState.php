<?php

namespace ImoWidgets\Leads;

/** The progress of a lead, in the column `state` of `imo_leads`; a lead from before there were states has none. */
enum LeadState: string
{
    case Open = 'novo';

    case Taken = 'em-tratamento';

    case Answered = 'respondido';

    case Declined = 'sem-interesse';

    /** Returns the agency's label of the state. */
    public function label(): string
    {
        return match ($this) {
            self::Open => 'Por responder',
            self::Taken => 'Em tratamento',
            self::Answered => 'Respondido',
            self::Declined => 'Sem interesse',
        };
    }

    /** Returns the label of the mail's link and of its page's button. */
    public function action(): string
    {
        return match ($this) {
            self::Taken => 'Fico com este pedido',
            self::Answered => 'Marcar como respondido',
            self::Declined => 'Marcar como sem interesse',
            self::Open => $this->label(),
        };
    }

    /** Returns a sentence for a lead in this state, with the name of the person who set it, if known. */
    public function sentence(?string $by): string
    {
        return match ($this) {
            self::Open => 'Ainda sem resposta.',
            self::Taken => "$by ficou com este pedido.",
            self::Answered => $by === null ? 'Marcado como respondido.' : "Marcado como respondido por $by.",
            self::Declined => $by === null ? 'Marcado como sem interesse.' : "Marcado como sem interesse por $by.",
        };
    }

    /** Tells if the visitor needs no further answer. */
    public function isClosed(): bool
    {
        return in_array($this, [self::Answered, self::Declined], true);
    }

    /** @return list<self> those that a mail has a link to */
    public static function choices(): array
    {
        return [self::Taken, self::Answered, self::Declined];
    }

    /** @return list<string> the values of the states that wait for an answer */
    public static function waiting(): array
    {
        return [self::Open->value, self::Taken->value];
    }
}
