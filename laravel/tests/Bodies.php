<?php

namespace ImoWidgets\Tests;

use Illuminate\Http\UploadedFile;

/** Builds bodies for tests of the calls: valid ones, and those with a fault from docs/faults.md. */
final class Bodies
{
    public function __construct(private readonly Contract $contract)
    {
    }

    /** @return array<string, mixed> every key, each with a value that its schema accepts */
    public function valid(string $path): array
    {
        $body = [];
        foreach ($this->contract->properties($path) as $key => $schema) {
            $body[$key] = match (true) {
                isset($schema['contentMediaType']) => UploadedFile::fake()->createWithContent('cv.pdf', '%PDF-1.4'),
                isset($schema['enum']) => $schema['enum'][0],
                ($schema['type'] ?? null) === 'integer' => $schema['minimum'] ?? 1,
                ($schema['type'] ?? null) === 'array' => [],
                // This is an optional price or an id.
                isset($schema['anyOf']) => in_array(['type' => 'null'], $schema['anyOf'], true) ? null : '1',
                default => ['email' => 'verificacao@exemplo.pt', 'tel' => '912345678', 'idRef' => ''][$key]
                    ?? (isset($schema['minLength']) ? 'teste' : ''),
            };
        }

        return $body;
    }

    /** @return array<string, mixed> the valid body with a fault in it */
    public function with(string $fault, string $path): array
    {
        $valid = $this->valid($path);
        $name = isset($valid['nome']) ? 'nome' : 'idRef';
        $file = fn (string $name, string $content = '%PDF-1.4') => [
            ...$valid, 'cv' => UploadedFile::fake()->createWithContent($name, $content),
        ];
        $injected = $this->inTexts($path, "a\r\nBcc: outro@exemplo.pt");

        return match ($fault) {
            'nothing' => [],
            'every key, and nothing in it' => array_map(fn () => '', $valid),
            'wrong types' => array_map(fn () => ['a' => ['b' => 'c']], $valid),
            'a list of 2,000 entries' => [
                ...$valid,
                isset($valid['nome']) ? 'nome' : 'localizacao' => array_fill(0, 2_000, 'a'),
            ],
            'emoji' => $this->inTexts($path, '🏡👩‍👩‍👧 Inês'),
            'SQL' => $this->inTexts($path, "'; DROP TABLE users; -- \\' OR 1=1"),
            'NUL' => $this->inTexts($path, "a\0b"),
            '10,000 characters' => $this->inTexts($path, str_repeat('ã', 10_000)),
            'line breaks and `Bcc:` in a text' => $injected,
            'line breaks and `Bcc:` in the address' => isset($valid['email'])
                ? ['email' => "a@exemplo.pt\r\nBcc: outro@exemplo.pt"] + $injected
                : $injected,
            '10 MB, more than `post_max_size`', '10 MB, where PHP lets it in' => [
                ...$valid, $name => str_repeat('a', 10_000_000),
            ],
            'a file that is not what its name says' => $file('cv.pdf', "MZ\x90\0"),
            'a file whose name is not UTF-8' => $file("curr\xEDculo.pdf"),
            'a file name of 70,000 characters' => $file(str_repeat('a', 70_000).'.pdf'),
            default => $valid,
        };
    }

    /** Returns the valid body with this text in every free text field. */
    private function inTexts(string $path, string $text): array
    {
        $isFree = fn (array $schema) => ($schema['type'] ?? null) === 'string'
            && ! isset($schema['enum'])
            && ! isset($schema['description'])
            && ! isset($schema['pattern']);
        $texts = array_filter($this->contract->properties($path), $isFree);

        return [...$this->valid($path), ...array_map(fn () => $text, $texts)];
    }
}
