<?php

namespace ImoWidgets\Rules;

use Closure;
use Illuminate\Contracts\Validation\ValidationRule;
use Illuminate\Http\UploadedFile;
use ImoWidgets\Domain\Text;

/**
 * A CV as the widget takes it (docs/product/recruitment.md#cv), recognised by its content: PDF, DOC or DOCX. Its name
 * is refused only if its extension is another kind of file's, so that the agency never opens a file of another kind
 * than its name says: "CV Ana v1.2" and "cv.pdf (1)" are accepted.
 */
final class Cv implements ValidationRule
{
    /** The bytes within which a file's signature must begin; PDF readers allow as many. */
    private const HEAD = 1024;

    private const LONGEST_NAME = 200;

    /** @param  list<string>  $refusedEndings  of other kinds of file, lower case (`fields.json`) */
    public function __construct(private readonly array $refusedEndings)
    {
    }

    /** @param  Closure  $fail  called with the message when it is none */
    public function validate(string $attribute, mixed $value, Closure $fail): void
    {
        $kind = $value instanceof UploadedFile && $value->isValid() ? self::kindOf($value) : null;
        $name = $value instanceof UploadedFile ? trim($value->getClientOriginalName()) : '';
        $ending = strtolower(pathinfo($name, PATHINFO_EXTENSION));
        $isOther = $ending !== $kind && in_array($ending, ['pdf', 'doc', 'docx', ...$this->refusedEndings], true);
        if ($kind === null || $isOther) {
            $fail('validation.mimes')->translate(['values' => 'pdf, doc, docx']);
        }
    }

    /**
     * Returns the visitor's name of the file in a form that every database can store: UTF-8 without control characters,
     * and shortened. The end is kept, because it has the extension.
     */
    public static function nameOf(UploadedFile $file): string
    {
        $name = trim((string) preg_replace('/\p{Cc}+/u', ' ', Text::scrub($file->getClientOriginalName())));

        return mb_strlen($name) <= self::LONGEST_NAME
            ? $name
            : mb_substr($name, 0, self::LONGEST_NAME - 20).'…'.mb_substr($name, -19);
    }

    /** @return 'pdf'|'doc'|'docx'|null what the file is by its content */
    public static function kindOf(UploadedFile $file): ?string
    {
        $content = (string) $file->getContent();
        $head = substr($content, 0, self::HEAD);
        $isOle = str_starts_with($head, "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1");

        return match (true) {
            str_contains($head, '%PDF-') => 'pdf',
            // Word wraps a document with a password in an OLE file, whose directory is in UTF-16.
            $isOle && str_contains($content, mb_convert_encoding('EncryptedPackage', 'UTF-16LE')) => 'docx',
            // A Word document of before 2007 is an OLE file; Word also writes RTF under that name.
            $isOle, str_starts_with($head, '{\rtf') => 'doc',
            // A present Word document is a zip with these two in its directory, whose names are never compressed.
            str_starts_with($head, "PK\x03\x04")
                && str_contains($content, '[Content_Types].xml')
                && str_contains($content, 'word/') => 'docx',
            default => null,
        };
    }
}
