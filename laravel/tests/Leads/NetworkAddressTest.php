<?php

namespace ImoWidgets\Tests\Leads;

use Illuminate\Http\Request;
use ImoWidgets\Leads\NetworkAddress;

/** The visitors whom a limit counts as one (docs/operating.md#behind-a-proxy). */
final class NetworkAddressTest extends LeadTestCase
{
    public function test_an_ipv6_visitor_is_known_by_the_first_64_bits(): void
    {
        foreach ([
            '192.0.2.7' => '192.0.2.7', '::ffff:192.0.2.7' => '192.0.2.7', '::FFFF:c000:207' => '192.0.2.7',
            '2001:db8:1:2::1' => '2001:db8:1:2::/64', '2001:DB8:1:2:ffff:ffff:ffff:ffff' => '2001:db8:1:2::/64',
            '2001:db8:1:3::1' => '2001:db8:1:3::/64', '::1' => '::/64', '' => '', 'unknown' => 'unknown',
        ] as $address => $known) {
            $this->assertSame($known, NetworkAddress::of(Request::create('/', server: ['REMOTE_ADDR' => $address])));
        }
    }

    public function test_the_other_addresses_of_a_network_lead_nobody_past_the_limits(): void
    {
        config(['imo-widgets.per_minute' => ['searches' => 2, 'leads' => 2]]);
        $calls = ['/api/contacto/contacto' => [self::MESSAGE, 201], '/api/imoveis' => [[], 422]];
        foreach ($calls as $path => [$body, $usual]) {
            foreach (['2::1' => $usual, '2::2' => $usual, '2::3' => 429, '3::1' => $usual] as $host => $status) {
                $this->withServerVariables(['REMOTE_ADDR' => "2001:db8:1:$host"]);
                $this->sendAsWidget($path, $body)->assertStatus($status);
            }
        }
    }
}
