<?php

namespace ImoWidgets\Leads;

use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Relations\HasMany;
use Illuminate\Support\Facades\DB;
use ImoWidgets\Leads\Events\LeadAnswered;

/**
 * A lead's state, the name of the person who set it, and the trail of both. `revision` counts the changes: each change
 * names the revision that it was based on, so that of two concurrent changes the second is refused instead of undoing
 * the first unseen.
 */
trait AnsweredByHand
{
    /** @return HasMany<LeadChange, $this> */
    public function trail(): HasMany
    {
        $trail = $this->hasMany(LeadChange::class, 'lead_id');
        $trail->orderBy('id');

        return $trail;
    }

    /** Returns false if the state was changed after the revision `$seen`: the model then holds the present one. */
    public function answer(LeadState $state, ?string $by, int $seen): bool
    {
        if ($this->isAlready($state, $by)) {
            return true;
        }
        $isOurs = DB::connection($this->getConnectionName())->transaction(function () use ($state, $by, $seen) {
            $isOurs =
                static::query()
                    ->whereKey($this->getKey())
                    ->where('revision', $seen)
                    ->update(['state' => $state, 'state_by' => $by, 'revision' => $seen + 1]) === 1;
            if ($isOurs) {
                $this->trail()->create(['state' => $state, 'by' => $by]);
            }

            return $isOurs;
        });
        $this->refresh();
        if ($isOurs) {
            // The state is stored already: a failing listener undoes nothing.
            rescue(fn () => LeadAnswered::dispatch($this));
        }

        return $isOurs || $this->isAlready($state, $by);
    }

    /** @return Builder<static> */
    public static function unanswered(int $hours = 0): Builder
    {
        $leads = static::query()
            ->where('created_at', '<=', now()->subHours($hours))
            ->oldest('created_at')
            ->oldest('id');
        $leads->whereIn('state', LeadState::waiting());

        return $leads;
    }

    private function isAlready(LeadState $state, ?string $by): bool
    {
        return $this->state === $state && ($by === null || $by === $this->state_by);
    }
}
