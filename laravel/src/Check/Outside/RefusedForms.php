<?php

namespace ImoWidgets\Check\Outside;

use Illuminate\Http\Client\Response;
use Illuminate\Support\Facades\Validator;
use ImoWidgets\Check\Question;
use ImoWidgets\Check\Site;
use ImoWidgets\Widgets\Bundle;

/** Sends empty forms; if one is accepted, other code answers the call or the form isn't validated. */
final class RefusedForms extends Question
{
    public const LINE = 'POST of empty forms';

    public const ASKS = 'Is each refused with a 422 in JSON, and not redirected, trapped or accepted by other code?';

    public const AFTER = [OriginAsked::class];

    private const RULES = [
        'message' => ['required', 'string'],
        'errors' => ['required', 'array'],
        'errors.*' => ['array'],
        'errors.*.*' => ['string'],
    ];

    public function __construct(private readonly SiteClient $client, private readonly Bundle $bundle)
    {
    }

    public function concerns(Site $site): bool
    {
        return $site->forms() !== [];
    }

    public function answers(Site $site): iterable
    {
        foreach ($site->forms() as $path) {
            $bodies = ['nothing' => [], 'every key, and nothing in it' => $this->emptyBody($path)];
            $answers = array_map(fn (array $body) => $this->client->post($path, $body, self::sendId()), $bodies);
            $problems = array_filter(array_map($this->problemOf(...), $answers));
            foreach ($problems as $what => $problem) {
                $about = "POST $path, $what";
                yield self::error($problem, 'its messages are lost', SiteClient::remedyFor($answers[$what]), $about);
            }
            if ($problems === []) {
                yield self::fine('422, 422', "POST $path");
            }
        }
    }

    public static function sendId(): string
    {
        return bin2hex(random_bytes(16));
    }

    private function problemOf(Response $answer): ?string
    {
        if ($answer->status() !== 422) {
            return $this->client->describe($answer, 'expected 422');
        }
        $refusal = $answer->json();
        $faults = is_array($refusal) ? Validator::make($refusal, self::RULES)->errors()->first() : 'no JSON';

        return $faults === '' ? null : "expected {message, errors}: $faults";
    }

    /** @return array<string, string> */
    private function emptyBody(string $path): array
    {
        ['paths' => $paths, 'components' => $components] = $this->bundle->shippedJson('openapi.json') ?? [];
        $content = $paths[$path]['post']['requestBody']['content'];
        $properties = $components['schemas'][basename(reset($content)['schema']['$ref'])]['properties'];

        return array_map(fn () => '', $properties);
    }
}
