<?php

namespace ImoWidgets\Alerts\Jobs;

use Illuminate\Contracts\Queue\ShouldQueue;
use Illuminate\Foundation\Queue\Queueable;
use Illuminate\Queue\Middleware\WithoutOverlapping;
use ImoWidgets\Alerts\Alert;
use ImoWidgets\Alerts\AlertSettings;
use ImoWidgets\Alerts\Exceptions\AlertNotMailed;
use ImoWidgets\SiteLock;
use Throwable;

/** Asks a person by mail to confirm an alert; its payload is the alert's number alone. */
final class AskToConfirmAlert implements ShouldQueue
{
    use Queueable;

    public int $tries = 5;

    /** @var list<int> */
    public array $backoff = [60, 300, 900, 3600];

    public function __construct(public readonly int|string $alert)
    {
        $this->afterCommit();
    }

    /** @return list<object> */
    public function middleware(): array
    {
        $alone = new WithoutOverlapping(SiteLock::name("imo-alert-$this->alert"));

        return [$alone->releaseAfter(60)->expireAfter(120)];
    }

    public function handle(): void
    {
        $alert = Alert::query()->with('subscriber')->find($this->alert);
        if ($alert === null || $alert->asked_at !== null || $alert->confirmed_at !== null) {
            return;
        }
        try {
            $notification = AlertSettings::notification('confirm');
            $alert->subscriber->notifyNow(new $notification($alert));
        } catch (Throwable $problem) {
            throw AlertNotMailed::because("alert $this->alert", $problem);
        }
        Alert::query()->whereKey($this->alert)->update(['asked_at' => now()]);
    }

    /** Lets `alerts:run` queue another job, now that the last try has failed. */
    public function failed(): void
    {
        Alert::query()->whereKey($this->alert)->update(['asked_queued_at' => null]);
    }
}
