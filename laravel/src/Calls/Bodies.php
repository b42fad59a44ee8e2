<?php

namespace ImoWidgets\Calls;

use Illuminate\Http\UploadedFile;

/** What a call is tried with: a right body, none, and what only a stranger would send. */
final class Bodies
{
    private const TEXTS = ['email' => 'verificacao@exemplo.pt', 'tel' => '912345678', 'idRef' => ''];

    /** @param  array<string, string>  $ids  values of `idRef`, `comercial` and `agencia` that this site knows */
    public function __construct(private readonly Contract $contract, private readonly array $ids = [])
    {
    }

    /** @return array<string, mixed> every key, each with a value that its schema takes */
    public function valid(string $path): array
    {
        $properties = $this->contract->properties($path);
        $body = [];
        foreach ($properties as $key => $schema) {
            $body[$key] = $this->value($key, $schema);
        }

        return $body;
    }

    /** @return array<string, array<string, mixed>> bodies that the contract takes, of the kind that breaks a site */
    public function unusual(string $path): array
    {
        return [
            'emoji' => $this->inTexts($path, '🏡👩‍👩‍👧 Inês'),
            'SQL' => $this->inTexts($path, "'; DROP TABLE users; -- \\' OR 1=1"),
        ];
    }

    /** @return array<string, array<string, mixed>> by what is wrong with them; each may be taken or refused, and nothing else */
    public function hostile(string $path): array
    {
        $valid = $this->valid($path);
        $all = fn (mixed $value) => array_map(fn () => $value, $valid);

        return [
            'wrong types' => $all(['a' => ['b' => 'c']]),
            'numbers' => $all(1e300),
            'NUL' => $this->inTexts($path, "a\0b"),
            '10,000 characters' => $this->inTexts($path, str_repeat('ã', 10_000)),
            'header injection' => [...$this->inTexts($path, "a\r\nBcc: outro@exemplo.pt"), ...isset($valid['email']) ? ['email' => "a@exemplo.pt\r\nBcc: outro@exemplo.pt"] : []],
            ...($this->contract->isMultipart($path) ? ['a file that is not what its name says' => [...$valid, 'cv' => self::file("MZ\x90\0")]] : []),
        ];
    }

    /** The right body with this in every text that a visitor is free to write; the contract describes the others. */
    private function inTexts(string $path, string $text): array
    {
        $isFree = fn (array $schema) => ($schema['type'] ?? null) === 'string' && ! isset($schema['enum']) && ! isset($schema['description']);

        return [...$this->valid($path), ...array_map(fn () => $text, array_filter($this->contract->properties($path), $isFree))];
    }

    private function value(string $key, array $schema): mixed
    {
        return match (true) {
            isset($schema['contentMediaType']) => self::file("%PDF-1.4\n%%EOF"),
            isset($this->ids[$key]) && ($schema['type'] ?? null) !== 'array' => $this->ids[$key],
            isset($schema['enum']) => $schema['enum'][0],
            ($schema['type'] ?? null) === 'integer' => $schema['minimum'] ?? 1,
            ($schema['type'] ?? null) === 'array' => [],
            // A price that is not limited, or an id.
            isset($schema['anyOf']) => in_array(['type' => 'null'], $schema['anyOf'], true) ? null : '1',
            default => self::TEXTS[$key] ?? (isset($schema['minLength']) ? 'imo-widgets:check' : ''),
        };
    }

    private static function file(string $content): UploadedFile
    {
        return UploadedFile::fake()->createWithContent('cv.pdf', $content);
    }
}
