<?php

namespace ImoWidgets\Check\Outside;

use ImoWidgets\Check\Question;
use ImoWidgets\Check\Site;
use ImoWidgets\Http\RenewSession;
use ImoWidgets\Widgets\SiteDefaults;

final class TrustedProxy extends Question
{
    public const LINE = 'Proxy';

    public const ASKS = 'Does Laravel trust the [proxy](../docs/operating.md#behind-a-proxy) in front of it, if any?';

    public const AFTER = [OriginAsked::class];

    public function __construct(private readonly SiteClient $client)
    {
    }

    public function concerns(Site $site): bool
    {
        return SiteDefaults::csrfRoute(config('imo-widgets.csrf_route')) !== null;
    }

    public function answers(Site $site): iterable
    {
        $path = SiteDefaults::csrfRoute(config('imo-widgets.csrf_route'));
        $answer = $this->client->get("/$path", [RenewSession::ASKED => RenewSession::token()]);
        yield $answer->header(RenewSession::PROXY) === RenewSession::UNTRUSTED
            ? self::error(
                'requests have X-Forwarded-… headers from a proxy that Laravel does not trust',
                'the limiters take all visitors for one',
                'Name it in bootstrap/app.php: $middleware->trustProxies(at: [\'10.0.0.1\']).',
            )
            : self::fine('none, or a trusted one');
    }
}
