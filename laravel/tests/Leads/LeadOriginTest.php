<?php

namespace ImoWidgets\Tests\Leads;

use ImoWidgets\Leads\Lead;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;

/** Tests the stored origin of a lead (docs/operating.md#where-a-lead-came-from). */
#[Group('database')]
final class LeadOriginTest extends LeadTestCase
{
    #[DataProvider('sends')]
    public function test_stores_where_a_lead_came_from(array $headers, array $origin): void
    {
        $this->sendMessage(headers: $headers)->assertCreated();
        $this->assertSame($origin, Lead::sole()->origin);
        $this->assertSame([], $this->reported);
        [$mail] = $this->sentMails();
        foreach ($origin as $value) {
            $this->assertStringContainsString(rawurldecode(strtr($value, '+', ' ')), $mail->getTextBody());
        }
    }

    public static function sends(): array
    {
        $site = 'http://localhost';

        return [
            'a page that a campaign led to' => [
                [
                    'Referer' => "$site/contactos?utm_source=facebook&utm_campaign=ver%C3%A3o+2026&email=x%40y.pt",
                    'Imo-Source' => 'referrer=www.Facebook.com',
                ],
                [
                    'page' => '/contactos', 'referrer' => 'www.facebook.com', 'utm_source' => 'facebook',
                    'utm_campaign' => 'verão 2026',
                ],
            ],
            'a search to be told of' => [
                ['Referer' => "$site/lista?tipologia=T2", 'Imo-Source' => 'pesquisa=localizacao%3DV%25C3%25A1lega'],
                ['page' => '/lista', 'pesquisa' => 'localizacao=V%C3%A1lega'],
            ],
            'a list of listings' => [['Imo-Source' => 'imoveis=7%2COVR-2'], ['imoveis' => '7,OVR-2']],
            'a page of another origin' => [['Referer' => 'https://www.exemplo.pt'], ['page' => '/']],
            'an older bundle behind a policy' => [[], []],
            'neither a URL nor a query' => [['Referer' => 'http:///x', 'Imo-Source' => "%FF%00\u{202E}&=&&[]"], []],
            'a referrer that is not a host' => [['Imo-Source' => 'referrer=%3Cscript%3E'], []],
            'header injection, bytes and length' => [
                [
                    'Referer' => "$site/?utm_source=a%0D%0ABcc%3A+x%40y.pt&utm_term=%FF%00b&utm_content="
                        .str_repeat('%C3%A3', 300),
                    'Imo-Source' => 'imoveis='.str_repeat('a', 5000),
                ],
                [
                    'page' => '/', 'imoveis' => str_repeat('a', 2000), 'utm_source' => 'a Bcc: x@y.pt',
                    'utm_term' => "\u{FFFD} b", 'utm_content' => str_repeat('ã', 200),
                ],
            ],
        ];
    }
}
