<?php

namespace ImoWidgets\Leads\Actions;

use ImoWidgets\Leads\Events\LeadAnswered;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Leads\LeadState;

/** Changes a lead's state for the agency (docs/operating.md#answering-by-a-link). */
final class AnswerLead
{
    /**
     * Changes the state with optimistic locking: a change based on a stale trail is rejected.
     *
     * @param  int  $seen  the number of state changes that the user had seen
     * @return bool false if the lead no longer has exactly `$seen` changes; the model then holds its current state
     */
    public function handle(Lead $lead, LeadState $state, ?string $by, int $seen): bool
    {
        for ($tries = 1; $tries <= Lead::TRAIL_TRIES; $tries++) {
            if ($this->isAlready($lead, $state, $by)) {
                return true;
            }
            if (count($lead->stateChanges()) !== $seen) {
                return false;
            }
            if ($lead->appendToTrail($state->value, $by, ['state' => $state, 'state_by' => $by])) {
                // The state is already stored, so a failing listener must not turn this into an error.
                rescue(fn () => LeadAnswered::dispatch($lead));

                return true;
            }
        }

        return false;
    }

    private function isAlready(Lead $lead, LeadState $state, ?string $by): bool
    {
        return $lead->state === $state && ($by === null || $by === $lead->state_by);
    }
}
