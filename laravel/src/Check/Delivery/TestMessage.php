<?php

namespace ImoWidgets\Check\Delivery;

use Illuminate\Support\Collection;
use ImoWidgets\Check\Outside\RefusedForms;
use ImoWidgets\Leads\Lead;
use ImoWidgets\ReadAfterWrite;
use ImoWidgets\Settings;

/** A message that says it is a test, and the leads that were stored from it. */
final class TestMessage
{
    /** An address in a domain that nobody owns, so the visitor's copy can't go to a stranger. */
    public const EMAIL = 'verificacao@example.com';

    /** The number of leads searched; far fewer arrive while the check waits. */
    private const NEWEST = 100;

    public readonly string $sendId;

    public function __construct()
    {
        $this->sendId = RefusedForms::sendId();
    }

    /** @return array<string, string> the call's body, with the send id, which calls to another origin don't have */
    public function body(): array
    {
        return [
            'nome' => 'Teste de imo-widgets:check',
            'tel' => '912345678',
            'email' => self::EMAIL,
            // This must be true whenever it is read, even if other code has stored it.
            'mensagem' => 'Mensagem de teste, pedida por imo-widgets:check --send. O imo-widgets:check apaga-a a '
                ."seguir, se a encontrar. Código: $this->sendId",
        ];
    }

    /**
     * Finds the leads stored from this message: several if something on the way has repeated a call without a send id.
     *
     * @return Collection<int, Lead>
     */
    public function leads(): Collection
    {
        // The newest are selected by number, because the web server's clock may differ. Texts are compared here,
        // because a site's model may encrypt them; its scopes may hide the lead.
        return ReadAfterWrite::during(
            fn () => Settings::leadModel()::query()
                ->withoutGlobalScopes()
                ->latest('id')
                ->limit(self::NEWEST)
                ->get()
                ->filter($this->isSourceOf(...))
                ->values()
                ->toBase(),
        );
    }

    private function isSourceOf(Lead $lead): bool
    {
        return $lead->send_id === $this->sendId || str_contains((string) $lead->mensagem, $this->sendId);
    }
}
