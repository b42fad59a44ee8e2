<?php

namespace App\Models;

use App\Jobs\HandLeadOn;
use App\Notifications\NewLead;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Support\Facades\Bus;
use ImoWidgets\Leads\LeadNotHandedOn;
use ImoWidgets\Leads\LeadState;
use ImoWidgets\Leads\Webhook;
use Throwable;

/** A lead's way to a CRM, where the config names one (`leads.webhook`). */
trait HandedOn
{
    /** Has it handed on by a job. Whatever comes of it, the lead is stored. */
    public function handOn(): void
    {
        if (Webhook::configured() === null) {
            return;
        }
        try {
            self::whereKey($this->getKey())->update(['webhook_queued_at' => now(), 'webhook_failed_at' => null]);
            Bus::dispatch(new HandLeadOn($this->getKey()));
        } catch (Throwable $problem) {
            rescue(fn () => self::whereKey($this->getKey())->whereNull('webhook_sent_at')->update(['webhook_queued_at' => null]), report: false);
            report($problem instanceof LeadNotHandedOn ? $problem : LeadNotHandedOn::because($this->getKey(), $problem::class));
        }
    }

    /** @return array<string, mixed> what the CRM gets; a CV stays here, and is only named */
    public function forCrm(): array
    {
        return [
            'id' => $this->send_id, 'numero' => $this->getKey(), 'recebido' => $this->created_at->toIso8601String(), 'tipo' => $this->kind,
            'para' => $this->recipient_id, 'titulo' => NewLead::titleOf($this), 'nome' => $this->nome, 'tel' => $this->tel, 'email' => $this->email,
            'mensagem' => $this->mensagem, 'campos' => (object) $this->fields, 'origem' => (object) $this->origin, 'cv' => $this->cv_name, 'suspeito' => $this->is_suspicious,
        ];
    }

    /** Those of the last days whose job is lost: it was never queued, or no try has come for longer than tries lie apart. */
    public function scopeWithLostHandOn(Builder $leads, int $days): void
    {
        $isLost = fn (Builder $lead) => $lead->where('webhook_queued_at', '<', now()->subSeconds(max(HandLeadOn::BACKOFF) + 3600))
            ->orWhere(fn (Builder $never) => $never->whereNull('webhook_queued_at')->where('created_at', '<', now()->subHour()));
        // One without a state is older than this part of the site half.
        $leads->whereNull('webhook_sent_at')->whereNull('webhook_failed_at')->whereIn('state', array_column(LeadState::cases(), 'value'))
            ->where('created_at', '>', now()->subDays($days))->where($isLost);
    }
}
