<?php

namespace ImoWidgets\Database\Factories;

use Illuminate\Database\Eloquent\Factories\Factory;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Leads\LeadKind;
use ImoWidgets\Leads\LeadState;
use ImoWidgets\PersonDigest;
use ImoWidgets\Settings;

/**
 * Makes leads of the site's own model (`leads.model`) for tests: unanswered general messages, unless a method below is
 * called.
 *
 * @extends Factory<Lead>
 */
class LeadFactory extends Factory
{
    /** @return class-string<Lead> */
    public function modelName(): string
    {
        return Settings::leadModel();
    }

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'send_id' => fn () => bin2hex(random_bytes(16)),
            'kind' => LeadKind::General,
            'nome' => 'Inês Exemplo',
            'tel' => '912345678',
            'email' => 'ines@exemplo.pt',
            'mensagem' => 'Gostaria de saber mais.',
            'fields' => [],
            'signs' => [],
            'person' => fn (array $attributes) => PersonDigest::of($attributes['email']),
        ];
    }

    /** Makes a lead of this kind for the listing, agent or office identified by `$recipient`. */
    public function about(LeadKind $kind, ?string $recipient = null): static
    {
        return $this->state(['kind' => $kind, 'recipient_id' => $recipient]);
    }

    /** Makes a lead whose mails are queued. */
    public function queued(): static
    {
        return $this->state(fn () => ['queued_at' => now()]);
    }

    /** Makes a lead with signs of a robot. */
    public function suspicious(): static
    {
        return $this->state(['is_suspicious' => true, 'signs' => ['no-send-id', 'no-header']]);
    }

    /** Makes a lead in this state, which somebody at the agency has set. */
    public function in(LeadState $state, ?string $by = null): static
    {
        return $this->state(fn () => [
            'state' => $state,
            'state_by' => $by,
            'revision' => 1,
            'trail' => [['state' => $state->value, 'by' => $by, 'created_at' => now()->toISOString()]],
        ]);
    }
}
