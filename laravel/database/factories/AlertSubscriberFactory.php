<?php

namespace ImoWidgets\Database\Factories;

use Illuminate\Database\Eloquent\Factories\Factory;
use ImoWidgets\Alerts\AlertSubscriber;
use ImoWidgets\PersonDigest;

/**
 * Makes people who get mails about listings, each with a different address.
 *
 * @extends Factory<AlertSubscriber>
 */
final class AlertSubscriberFactory extends Factory
{
    protected $model = AlertSubscriber::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'email' => fn () => bin2hex(random_bytes(8)).'@exemplo.pt',
            'person' => fn (array $attributes) => PersonDigest::of($attributes['email']),
            'token' => fn (array $attributes) => AlertSubscriber::tokenOf($attributes['email']),
        ];
    }
}
