<?php

namespace ImoWidgets\Leads;

use Illuminate\Support\Facades\Http;
use Throwable;

/**
 * Where each lead is handed on to, a CRM say, by `config('imo-widgets.leads.webhook')`: a POST of JSON that is signed, with the
 * moment in the signature, so that the receiver knows whom it is from and that nobody plays it once more
 * (docs/operating.md#a-crm).
 */
final class Webhook
{
    /** `t=` seconds since 1970, `v1=` the HMAC-SHA256, by the secret, of these seconds, a point and the body. */
    public const SIGNATURE = 'Imo-Signature';

    private const SHORTEST_SECRET = 32;

    /** Seconds that the receiver has to answer in. */
    private const PATIENCE = 10;

    private function __construct(private readonly string $url, private readonly string $secret)
    {
    }

    /** @return self|null `null` where the site hands nothing on, or what it says of it is wrong */
    public static function configured(): ?self
    {
        return self::isWanted() && self::mistake() === null ? new self(LeadSettings::get('webhook.url'), LeadSettings::get('webhook.secret')) : null;
    }

    /** @return string|null what is wrong with the config; `null` where all is well, or nothing is wanted */
    public static function mistake(): ?string
    {
        [$url, $secret] = [LeadSettings::get('webhook.url'), LeadSettings::get('webhook.secret')];
        $scheme = is_string($url) && filter_var($url, FILTER_VALIDATE_URL) !== false ? parse_url($url, PHP_URL_SCHEME) : null;

        return match (true) {
            ! self::isWanted() => null,
            ! in_array($scheme, ['http', 'https'], true) => 'leads.webhook.url expected a URL with https, got another text',
            $scheme === 'http' && app()->isProduction() => 'leads.webhook.url expected https in production, got http: anybody on the way reads the leads',
            ! is_string($secret) || strlen($secret) < self::SHORTEST_SECRET => 'leads.webhook.secret expected '.self::SHORTEST_SECRET.' characters or more, got '.strlen((string) (is_scalar($secret) ? $secret : '')),
            default => null,
        };
    }

    /**
     * Sends it. Any 2xx is success; a redirect is not followed, because nobody has said that a lead may go there.
     *
     * @param  array<string, mixed>  $body
     * @param  string  $id  the lead's send id, the same at every try: the receiver keeps what it has under it
     * @param  int|string  $lead  its key, for the log
     *
     * @throws LeadNotHandedOn
     */
    public function send(array $body, string $id, int|string $lead): void
    {
        $json = json_encode($body, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
        $headers = [self::SIGNATURE => self::sign($json, $this->secret, now()->getTimestamp()), SendId::HEADER => $id, 'Accept' => 'application/json'];
        try {
            $answer = Http::timeout(self::PATIENCE)->connectTimeout(self::PATIENCE)->withoutRedirecting()->withHeaders($headers)->withBody($json, 'application/json')->post($this->url);
        } catch (Throwable $problem) {
            throw LeadNotHandedOn::because($lead, $problem::class);
        }
        $answer->successful() || throw LeadNotHandedOn::because($lead, "status {$answer->status()}");
    }

    /** The signature of a body at a moment, as the header has it. */
    public static function sign(string $body, string $secret, int $seconds): string
    {
        return "t=$seconds,v1=".hash_hmac('sha256', "$seconds.$body", $secret);
    }

    private static function isWanted(): bool
    {
        return filled(LeadSettings::get('webhook.url'));
    }
}
