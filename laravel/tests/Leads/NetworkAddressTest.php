<?php

namespace ImoWidgets\Tests\Leads;

use Illuminate\Http\Request;
use ImoWidgets\Leads\NetworkAddress;
use PHPUnit\Framework\Attributes\DataProvider;

/** Whom a limit counts as one. */
final class NetworkAddressTest extends LeadTestCase
{
    #[DataProvider('addresses')]
    public function test_an_ipv6_visitor_is_known_by_the_first_64_bits(string $address, string $known): void
    {
        $this->assertSame($known, NetworkAddress::of(Request::create('/', server: ['REMOTE_ADDR' => $address])));
    }

    public static function addresses(): array
    {
        return [
            ['192.0.2.7', '192.0.2.7'], ['::ffff:192.0.2.7', '192.0.2.7'], ['::FFFF:c000:207', '192.0.2.7'],
            ['2001:db8:1:2::1', '2001:db8:1:2::/64'], ['2001:DB8:1:2:ffff:ffff:ffff:ffff', '2001:db8:1:2::/64'],
            ['2001:db8:1:3::1', '2001:db8:1:3::/64'], ['::1', '::/64'], ['', ''], ['unknown', 'unknown'],
        ];
    }

    public function test_nobody_gets_past_the_limits_with_the_other_addresses_of_their_own_network(): void
    {
        config(['imo-widgets.per_minute' => ['searches' => 2, 'leads' => 2]]);
        foreach ([['/api/contacto/contacto', self::MESSAGE], ['/api/imoveis', []]] as [$path, $body]) {
            $statuses = array_map(
                fn (int $host) => $this->withServerVariables(['REMOTE_ADDR' => "2001:db8:1:2::$host"])
                    ->sendAsWidget($path, $body)
                    ->status(),
                [1, 2, 3],
            );
            $this->assertSame(429, $statuses[2], $path);
            $this->assertNotSame(429, $statuses[1], $path);
            $this->assertNotSame(
                429,
                $this->withServerVariables(['REMOTE_ADDR' => '2001:db8:1:3::1'])
                    ->sendAsWidget($path, $body)
                    ->status(),
                $path,
            );
        }
    }
}
