<?php

namespace ImoWidgets\Tests;

use Illuminate\Http\UploadedFile;
use ImoWidgets\Calls\Contract;
use ImoWidgets\Calls\SamplePayloads;

/** Makes bodies for tests of the calls: valid, unusual, and hostile ones. */
final class Bodies
{
    private readonly SamplePayloads $payloads;

    public function __construct(private readonly Contract $contract)
    {
        $this->payloads = new SamplePayloads($contract);
    }

    /** @return array<string, mixed> every key, each with a value that its schema takes */
    public function valid(string $path): array
    {
        return $this->payloads->valid($path);
    }

    /** @return array<string, array<string, mixed>> bodies that the contract takes, of the kind that breaks a site */
    public function unusual(string $path): array
    {
        return [
            'emoji' => $this->inTexts($path, '🏡👩‍👩‍👧 Inês'),
            'SQL' => $this->inTexts($path, "'; DROP TABLE users; -- \\' OR 1=1"),
        ];
    }

    /**
     * @return array<string, array<string, mixed>> by their fault; each must be taken or refused, without any other
     *     effect
     */
    public function hostile(string $path): array
    {
        $valid = $this->valid($path);
        $all = fn (mixed $value) => array_map(fn () => $value, $valid);

        return [
            'wrong types' => $all(['a' => ['b' => 'c']]),
            'numbers' => $all(1e300),
            'NUL' => $this->inTexts($path, "a\0b"),
            '10,000 characters' => $this->inTexts($path, str_repeat('ã', 10_000)),
            'header injection' => [
                ...$this->inTexts($path, "a\r\nBcc: outro@exemplo.pt"),
                ...isset($valid['email']) ? ['email' => "a@exemplo.pt\r\nBcc: outro@exemplo.pt"] : [],
            ],
            ...$this->contract->isMultipart($path)
                ? ['a file that is not what its name says' => [...$valid, 'cv' => self::file("MZ\x90\0")]]
                : [],
        ];
    }

    /** Returns the valid body with this text in every free text field. */
    private function inTexts(string $path, string $text): array
    {
        $isFree = fn (array $schema) => ($schema['type'] ?? null) === 'string'
            && ! isset($schema['enum'])
            && ! isset($schema['description']);

        return [
            ...$this->valid($path),
            ...array_map(fn () => $text, array_filter($this->contract->properties($path), $isFree)),
        ];
    }

    private static function file(string $content): UploadedFile
    {
        return UploadedFile::fake()->createWithContent('cv.pdf', $content);
    }
}
