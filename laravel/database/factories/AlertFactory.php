<?php

namespace ImoWidgets\Database\Factories;

use Illuminate\Database\Eloquent\Factories\Factory;
use ImoWidgets\Alerts\Alert;
use ImoWidgets\Alerts\AlertSettings;
use ImoWidgets\Alerts\AlertSubscriber;
use ImoWidgets\Alerts\ListingVersion;
use ImoWidgets\Alerts\SavedSearch;

/**
 * Makes unconfirmed alerts for a search without filters.
 *
 * @extends Factory<Alert>
 */
final class AlertFactory extends Factory
{
    protected $model = Alert::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'subscriber_id' => AlertSubscriber::factory(),
            'search_id' => fn () => SavedSearch::of([])->stored()->id,
            'send_id' => fn () => bin2hex(random_bytes(16)),
            'token' => fn () => bin2hex(random_bytes(20)),
            'frequency' => 'Diária',
            'url' => '/lista',
            'consent' => 'Aceito receber avisos.',
        ];
    }

    /**
     * Makes an alert for a search with these filters, keyed as in the call.
     *
     * @param  array<string, mixed>  $filters
     */
    public function of(array $filters): static
    {
        return $this->state(fn () => ['search_id' => SavedSearch::of($filters)->stored()->id]);
    }

    /** Makes a confirmed alert, which sends news from now on. */
    public function confirmed(): static
    {
        return $this->state(fn () => [
            'confirmed_at' => now(),
            'expires_at' => AlertSettings::expiry(),
            'due_at' => AlertSettings::dueIn(0),
            'began_at_version' => ListingVersion::last(),
            'told_to_version' => ListingVersion::last(),
        ]);
    }
}
