<?php

namespace ImoWidgets\Tests\Leads;

use PHPUnit\Framework\Attributes\TestWith;

/** Tests the offices that an application may name (docs/product/recruitment.md#role-and-agency). */
final class OfficesTest extends LeadTestCase
{
    protected bool $isDrawn = true;

    #[TestWith([['Aveiro', 'Porto, Baixa'], 'Porto, Baixa', 'Ovar'])]
    #[TestWith(['Aveiro, Porto', 'Porto', 'Ovar'])]
    #[TestWith([['', ' ', "\u{200B}"], 'Ovar', 'Porto'])]
    #[TestWith([null, 'Espinho', 'Porto'])]
    public function test_reads_the_offices_of_tag_rule_and_recipients_from_the_config(
        mixed $offices,
        string $one,
        string $other,
    ): void {
        config(['imo-widgets.defaults.agencias' => $offices]);
        config(['imo-widgets.leads.mail.agencies' => [$one => 'loja@agencia.pt']]);
        $page = $this->page('<x-imo-widget name="recruitment-wizard" />');
        $this->assertStringContainsString("<option value=\"$one\">$one</option>", $page);
        $this->assertStringNotContainsString("<option value=\"$other\">", $page);

        $application = [...self::APPLICATION, 'cv' => $this->cv()];
        $this->sendAsWidget('/api/recrutamento', ['agencia' => $other] + $application)
            ->assertUnprocessable()
            ->assertJsonValidationErrors('agencia');
        $this->sendAsWidget('/api/recrutamento', ['agencia' => $one] + $application)->assertCreated();
        $this->assertSame(['loja@agencia.pt'], $this->mailedTo());
    }
}
