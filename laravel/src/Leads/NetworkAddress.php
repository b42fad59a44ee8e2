<?php

namespace ImoWidgets\Leads;

use Illuminate\Http\Request;

/** Where a request comes from, as limits count it. */
final class NetworkAddress
{
    /** An IPv6 connection is given this many bits, and may take any address within them. */
    private const PREFIX_BYTES = 8;

    /**
     * The visitor's IPv4 address, or the first 64 bits of their IPv6 address. Behind a proxy it is the proxy's, unless
     * the site trusts that (Laravel's TrustProxies).
     */
    public static function of(Request $request): string
    {
        $address = (string) $request->ip();
        if (filter_var($address, FILTER_VALIDATE_IP, FILTER_FLAG_IPV6) === false) {
            return $address;
        }
        $packed = (string) inet_pton($address);
        // An IPv4 address in the clothes of the other.
        if (str_starts_with($packed, str_repeat("\0", 10)."\xFF\xFF")) {
            return (string) inet_ntop(substr($packed, 12));
        }

        return inet_ntop(str_pad(substr($packed, 0, self::PREFIX_BYTES), 16, "\0")).'/64';
    }
}
