<?php

namespace ImoWidgets\Tests\Leads;

/** Tests which visitors a limit counts as one (docs/operating.md#behind-a-proxy). */
final class NetworkAddressTest extends LeadTestCase
{
    public function test_counts_the_addresses_of_one_ipv6_network_as_one_visitor(): void
    {
        config(['imo-widgets.per_minute' => ['searches' => 2, 'leads' => 2]]);
        $calls = ['/api/contacto/contacto' => [self::MESSAGE, 201], '/api/imoveis' => [[], 422]];
        foreach ($calls as $path => [$body, $usual]) {
            foreach ([
                '2001:db8:1:2::1' => $usual, '2001:DB8:1:2:ffff:ffff:ffff:ffff' => $usual, '2001:db8:1:2::3' => 429,
                '2001:db8:1:3::1' => $usual, '::ffff:192.0.2.7' => $usual, '192.0.2.7' => $usual, 'unknown' => $usual,
            ] as $address => $status) {
                $this->withServerVariables(['REMOTE_ADDR' => $address]);
                $this->sendAsWidget($path, $body)->assertStatus($status);
            }
        }
    }
}
