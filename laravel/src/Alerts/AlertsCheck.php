<?php

namespace ImoWidgets\Alerts;

use Carbon\CarbonImmutable;
use Illuminate\Database\QueryException;
use ImoWidgets\Alerts\Http\AlertController;
use ImoWidgets\Http\ApiRoutes;
use ImoWidgets\SqlState;

/** Checks that alerts are mailed, for `imo-widgets:check`. A site without alerts is not checked. */
final class AlertsCheck
{
    public function __construct(private readonly ApiRoutes $routes)
    {
    }

    /** @return list<string> */
    public function problems(): array
    {
        if (! in_array(AlertController::class.'@keep', $this->routes->actionsOf('/api/avisos'), true)) {
            return [];
        }
        try {
            $yesterday = CarbonImmutable::now()->subDay();
            $isLate =
                Tables::query('alerts')->where('confirmed_at', '<', $yesterday)->exists()
                && Tables::cursor('ran') < $yesterday->getTimestamp();
        } catch (QueryException $problem) {
            return ['The tables of alerts could not be read ('.SqlState::of($problem).'): run `php artisan migrate`.'];
        }

        return $isLate
            ? [
                'alerts:run has not come to its end for a day, so new listings are not mailed; expected `php artisan '
                    .'schedule:run` every minute.',
            ]
            : [];
    }
}
