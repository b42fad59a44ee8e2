<?php

namespace ImoWidgets\Leads;

use Illuminate\Http\Request;

/** The network address of a request, for rate limits. */
final class NetworkAddress
{
    /** The bytes of the prefix that an IPv6 connection is given; the visitor may take any address within it. */
    private const PREFIX_BYTES = 8;

    /** Returns an IPv4 address, or the first 64 bits of an IPv6 one; behind an untrusted proxy it is the proxy's. */
    public static function of(Request $request): string
    {
        $address = (string) $request->ip();
        if (filter_var($address, FILTER_VALIDATE_IP, FILTER_FLAG_IPV6) === false) {
            return $address;
        }
        $packed = (string) inet_pton($address);
        // An IPv4-mapped IPv6 address.
        if (str_starts_with($packed, str_repeat("\0", 10)."\xFF\xFF")) {
            return (string) inet_ntop(substr($packed, 12));
        }

        return inet_ntop(str_pad(substr($packed, 0, self::PREFIX_BYTES), 16, "\0")).'/64';
    }
}
