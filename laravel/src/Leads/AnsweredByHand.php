<?php

namespace ImoWidgets\Leads;

use Illuminate\Database\Eloquent\Builder;
use Illuminate\Database\Eloquent\Relations\HasMany;
use Illuminate\Support\Facades\DB;
use ImoWidgets\Leads\Events\LeadAnswered;

/**
 * A lead's state, who gave it, and the trail of both. `revision` counts them: who changes a lead says which number they
 * saw, so that of two at once the second is told of the first instead of undoing what they never saw.
 */
trait AnsweredByHand
{
    /** @return HasMany<LeadChange, $this> its trail, the oldest first */
    public function trail(): HasMany
    {
        $trail = $this->hasMany(LeadChange::class, 'lead_id');
        $trail->orderBy('id');

        return $trail;
    }

    /**
     * Gives it this state. Said twice, it is noted once.
     *
     * @param  string|null  $by  the name of who says so
     * @param  int  $seen  `revision` as they saw it
     * @return bool `false` where it has become something else since: the model then has it as it is now
     */
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
            // It is noted already: a listener that fails undoes nothing.
            rescue(fn () => LeadAnswered::dispatch($this));
        }

        return $isOurs || $this->isAlready($state, $by);
    }

    /**
     * Returns those that have waited for an answer for so many hours, the oldest first.
     *
     * @return Builder<static>
     */
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
