<?php

namespace ImoWidgets\Tests;

use ImoWidgets\Widgets\Bundle;
use Opis\JsonSchema\Errors\ErrorFormatter;
use Opis\JsonSchema\Helper;
use Opis\JsonSchema\Validator;
use OutOfBoundsException;

/** The eight calls of docs/openapi.json, which the package ships with the bundle. */
final class Contract
{
    /** @var array<string, mixed> */
    private readonly array $document;

    /** @throws OutOfBoundsException if the package was built without it */
    public function __construct(Bundle $bundle)
    {
        $this->document = $bundle->shippedJson('openapi.json')
            ?? throw new OutOfBoundsException('imo-widgets: there is no openapi.json.');
    }

    /** Returns whether the call has a send id and is therefore stored only once (docs/contract.md#send-id). */
    public function hasSendId(string $path): bool
    {
        return isset($this->document['paths'][$path]['post']['parameters']);
    }

    /** @return array<string, array<string, mixed>> the JSON Schema of each key of the body */
    public function properties(string $path): array
    {
        $content = $this->document['paths'][$path]['post']['requestBody']['content'];

        return $this->document['components']['schemas'][basename(reset($content)['schema']['$ref'])]['properties'];
    }

    /**
     * @param  int  $status  the answer's status
     * @param  string  $body  the answer's body, as received
     * @return string|null the first deviation from the contract; `null` if there is none
     */
    public function misfit(string $path, int $status, string $body): ?string
    {
        $responses = $this->document['paths'][$path]['post']['responses'];
        // When a form is accepted, the widgets don't read the answer's body.
        $response = $responses[$status] ?? ($this->hasSendId($path) && $status >= 200 && $status < 300 ? [] : null);
        if ($response === null) {
            return 'expected one of the documented statuses ('.implode(', ', array_keys($responses)).')';
        }
        $schema = $response['content']['application/json']['schema'] ?? null;
        if ($schema === null) {
            return null;
        }
        $value = json_decode($body);
        if ($value === null) {
            $flags = JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE;

            return 'expected JSON, got '.json_encode(mb_substr(trim($body), 0, 60), $flags);
        }
        $schema['components'] = $this->document['components'];
        $problem = (new Validator)->validate($value, Helper::toJSON($schema))->error();
        $say = fn ($error) => implode('.', ['$', ...$error->data()->fullPath()]).' '.$error->message();
        $errors = $problem === null ? [] : (new ErrorFormatter)->formatFlat($problem, $say);

        return $errors === [] ? null : (string) end($errors);
    }
}
