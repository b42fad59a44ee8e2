<?php

namespace ImoWidgets\SiteHalf;

use UnexpectedValueException;

/**
 * `imo-widgets.lock.json`, which the site commits beside its composer.lock: the files as `imo-widgets:api` wrote them, whatever
 * the site has made of them since. An update is merged against these texts (docs/decisions/base-of-the-site-half.md).
 */
final class BaseRecord
{
    /** Where it lies in the site. */
    public const FILE = 'imo-widgets.lock.json';

    private const ABOUT = 'What imo-widgets:api has written, for its --update to merge against. Commit it; never change it by hand.';

    /**
     * @param  bool  $isStateless  whether the routes are those of `--stateless`
     * @param  bool  $hasAlerts  whether alerts that mail were written, by `--alerts`
     * @param  array<string, array{version: string, sha256: string, text: string}>  $files  by path in the site
     */
    private function __construct(public readonly bool $isStateless, public readonly bool $hasAlerts, private array $files = [])
    {
    }

    /** One that holds no file yet. */
    public static function begin(bool $isStateless, bool $hasAlerts = false): self
    {
        return new self($isStateless, $hasAlerts);
    }

    /**
     * The site's own.
     *
     * @return self|null `null` where there is none
     *
     * @throws UnexpectedValueException when it is damaged
     */
    public static function read(): ?self
    {
        if (! is_file(base_path(self::FILE))) {
            return null;
        }
        $record = json_decode(file_get_contents(base_path(self::FILE)), true);
        $isFile = fn (mixed $file) => is_string($file['version'] ?? null) && is_string($file['text'] ?? null) && hash('sha256', $file['text']) === ($file['sha256'] ?? null);
        if (! is_bool($record['stateless'] ?? null) || ! is_bool($record['alerts'] ?? false) || ! is_array($record['files'] ?? null) || array_filter($record['files'], $isFile) !== $record['files']) {
            throw new UnexpectedValueException('Expected '.self::FILE.' as imo-widgets:api wrote it, got one that was changed since: take it out of the repository as it was.');
        }

        return new self($record['stateless'], $record['alerts'] ?? false, $record['files']);
    }

    /** The same with alerts that mail. */
    public function withAlerts(): self
    {
        return new self($this->isStateless, true, $this->files);
    }

    /** @return array<string, string> the text of each file as it was written, by path */
    public function texts(): array
    {
        return array_map(fn (array $file) => $file['text'], $this->files);
    }

    /** The version of the package that a file is of; `null` for one that is not recorded. */
    public function versionOf(string $path): ?string
    {
        return $this->files[$path]['version'] ?? null;
    }

    /** Notes the text that a file of the site is now made of. */
    public function note(string $path, string $text, string $version): void
    {
        $this->files[$path] = ['version' => $version, 'sha256' => hash('sha256', $text), 'text' => $text];
    }

    /** From now on the file is the site's alone. */
    public function forget(string $path): void
    {
        unset($this->files[$path]);
    }

    /** Writes it into the site. */
    public function save(): void
    {
        ksort($this->files);
        $record = ['about' => self::ABOUT, 'stateless' => $this->isStateless, ...$this->hasAlerts ? ['alerts' => true] : [], 'files' => (object) $this->files];
        file_put_contents(base_path(self::FILE), json_encode($record, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE | JSON_THROW_ON_ERROR)."\n");
    }
}
