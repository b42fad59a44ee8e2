<?php

namespace ImoWidgets\Rules;

use Closure;
use Illuminate\Contracts\Validation\ValidationRule;
use Illuminate\Http\UploadedFile;
use Illuminate\Support\Str;
use ImoWidgets\Domain\Text;

/**
 * Accepts a CV as the widget does (docs/product/recruitment.md#cv): a file whose content is PDF, DOC or DOCX. A name is
 * refused only if its extension belongs to another kind of file, so the agency never opens a file under a misleading
 * extension. "CV Ana v1.2" and "cv.pdf (1)" are accepted.
 */
final class Cv implements ValidationRule
{
    /** The number of bytes at the beginning of a file that are searched for its signature, as in PDF readers. */
    private const HEAD = 1024;

    private const LONGEST_NAME = 200;

    /** @param  list<string>  $refusedEndings  extensions of other kinds of files in lower case, from `fields.json` */
    public function __construct(private readonly array $refusedEndings)
    {
    }

    /** @param  Closure  $fail  called with the message if the file isn't a CV */
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
     * Returns the visitor's name for the file in a form that every database can store: UTF-8 without control
     * characters, shortened in the middle to keep the extension.
     */
    public static function nameOf(UploadedFile $file): string
    {
        $name = trim((string) Str::replaceMatches('/\p{Cc}+/u', ' ', Text::scrub($file->getClientOriginalName())));

        return mb_strlen($name) <= self::LONGEST_NAME
            ? $name
            : mb_substr($name, 0, self::LONGEST_NAME - 20).'…'.mb_substr($name, -19);
    }

    /** @return 'pdf'|'doc'|'docx'|null the kind of file by its content; `null` if it is none of these */
    public static function kindOf(UploadedFile $file): ?string
    {
        $content = (string) $file->getContent();
        $head = substr($content, 0, self::HEAD);
        $isOle = str_starts_with($head, "\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1");

        return match (true) {
            str_contains($head, '%PDF-') => 'pdf',
            // Word wraps a password-protected document in an OLE file, whose directory is in UTF-16.
            $isOle && str_contains($content, mb_convert_encoding('EncryptedPackage', 'UTF-16LE')) => 'docx',
            // Before Word 2007 a document was an OLE file; Word also saves RTF as `.doc`.
            $isOle, str_starts_with($head, '{\rtf') => 'doc',
            // Since Word 2007, a document is a zip archive with these two entries, whose names are never compressed.
            str_starts_with($head, "PK\x03\x04")
                && str_contains($content, '[Content_Types].xml')
                && str_contains($content, 'word/') => 'docx',
            default => null,
        };
    }
}
