<?php

namespace ImoWidgets\Leads;

use Illuminate\Http\Request;
use ImoWidgets\Settings;

/**
 * Finds signs in a request that a lead was not sent by a person. A suspicious lead is only marked, and by default a
 * single sign is below the threshold.
 */
final class Suspicion
{
    /** The points for a sign, unless `config('imo-widgets.leads.suspicion')` overrides them. */
    private const POINTS = 2;

    private const WORDS = [
        'no-send-id' => 'não traz o número de envio que o formulário cria',
        'no-header' => 'não enviado pelo formulário do site',
        'no-token' => 'a página do site não foi aberta antes',
        'too-fast' => 'enviado demasiado depressa',
    ];

    private const SHOWN = 'imo-widgets.shown';

    /** The minimum number of seconds in which a person can fill in a form, even with autofill. */
    private const FASTEST = 3.0;

    /**
     * Stores the time at which this visitor was last shown a page with widgets. For a page from a full-page cache, no
     * time is stored, so no form counts as too fast.
     */
    public static function notePage(Request $request): void
    {
        if ($request->hasSession()) {
            $request->session()->put(self::SHOWN, now()->getTimestampMs());
        }
    }

    /** @return list<string> */
    public function signsOf(Request $request): array
    {
        $shown = $request->hasSession() ? $request->session()->get(self::SHOWN) : null;
        $seconds = is_int($shown) ? (now()->getTimestampMs() - $shown) / 1000 : null;
        $origin = parse_url((string) $request->headers->get('Origin'), PHP_URL_HOST);

        return array_keys(
            array_filter([
                // A widget sends the id only to its page's own origin, so a missing id counts only there.
                'no-send-id' => SendId::of($request) === null
                    && (! is_string($origin) || strcasecmp($origin, $request->getHost()) === 0),
                'no-header' => $request->header('X-Requested-With') !== 'XMLHttpRequest',
                // A token is required only with a session.
                'no-token' => $request->hasSession()
                    && ! $request->hasHeader('X-XSRF-TOKEN')
                    && ! $request->hasHeader('X-CSRF-TOKEN')
                    && $request->header('Sec-Fetch-Site') !== 'same-origin',
                'too-fast' => $seconds !== null && $seconds < self::FASTEST,
            ]),
        );
    }

    /** @param  list<string>  $signs */
    public function isSuspicious(array $signs): bool
    {
        $config = (array) Settings::get('leads.suspicion');
        $points = array_sum(array_map(fn (string $sign) => (int) ($config[$sign] ?? self::POINTS), $signs));

        return $points >= (int) Settings::get('leads.suspicion.from');
    }

    /**
     * @param  list<string>  $signs
     * @return list<string>
     */
    public static function described(array $signs): array
    {
        return array_map(fn (string $sign) => self::WORDS[$sign] ?? $sign, $signs);
    }
}
