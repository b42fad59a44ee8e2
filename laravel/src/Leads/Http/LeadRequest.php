<?php

namespace ImoWidgets\Leads\Http;

use Illuminate\Foundation\Http\FormRequest;
use Illuminate\Http\UploadedFile;
use Illuminate\Support\Arr;
use Illuminate\Validation\Rule;
use Illuminate\View\ComponentAttributeBag;
use ImoWidgets\Domain\Text;
use ImoWidgets\Leads\LeadKind;
use ImoWidgets\Leads\LeadOrigin;
use ImoWidgets\Leads\Suspicion;
use ImoWidgets\PersonDigest;
use ImoWidgets\Rules\Cv;
use ImoWidgets\Rules\StorableText;
use ImoWidgets\Widgets\Bundle;
use ImoWidgets\Widgets\NamedLists;
use ImoWidgets\Widgets\PageData;
use ImoWidgets\Widgets\SiteDefaults;
use OutOfBoundsException;

/**
 * Validates one of the six forms by the table from which the form itself is built. A site with additional rules extends
 * this class and binds its own: `$this->app->bind(LeadRequest::class, App\Http\Requests\LeadRequest::class)`. Keys that
 * such rules add are stored in the lead's `fields`.
 */
class LeadRequest extends FormRequest
{
    /** The keys of the body that have their own column. */
    private const COLUMNS = ['nome', 'tel', 'email', 'mensagem'];

    public function kind(): LeadKind
    {
        foreach (LeadKind::cases() as $kind) {
            if (str_ends_with("/{$this->path()}", $kind->path())) {
                return $kind;
            }
        }

        abort(404);
    }

    /** @return array<string, mixed> the lead's columns, from the validated form and the request's headers */
    public function leadAttributes(): array
    {
        $form = Arr::except($this->validated(), 'cv');
        $recipientKey = $this->kind()->recipientKey();
        $suspicion = app(Suspicion::class);
        $signs = $suspicion->signsOf($this);

        return [
            ...Arr::only($form, self::COLUMNS),
            'kind' => $this->kind(),
            'recipient_id' => $recipientKey === null ? null : (string) $form[$recipientKey],
            'fields' => Arr::except($form, self::COLUMNS),
            'person' => PersonDigest::of($form['email']),
            'is_suspicious' => $suspicion->isSuspicious($signs),
            'signs' => $signs,
            'origin' => LeadOrigin::of($this),
        ];
    }

    /** Returns the validated CV; `null` if there is none or the form has no field for it. */
    public function cv(): ?UploadedFile
    {
        $cv = $this->validated()['cv'] ?? null;

        return $cv instanceof UploadedFile ? $cv : null;
    }

    protected function prepareForValidation(): void
    {
        self::cleanEmailOf($this);
    }

    /** Reduces a pasted address to the address itself, as the widget does. */
    public static function cleanEmailOf(FormRequest $request): void
    {
        $email = $request->input('email');
        if (is_string($email) && mb_check_encoding($email, 'UTF-8')) {
            $request->merge(['email' => Text::cleanEmail($email)]);
        }
    }

    /** @return array<string, list<mixed>> */
    public function rules(): array
    {
        $kind = $this->kind();
        $rules = self::rulesOf($kind->path());
        $recipientKey = $kind->recipientKey();
        if ($kind === LeadKind::Application) {
            $rules['agencia'] = ['required', Rule::in(self::offices())];
        }

        // The id may be unknown: a message about a listing or agent that is gone goes to the agency itself.
        return $recipientKey === null ? $rules : $rules + [$recipientKey => ['required', StorableText::identifier()]];
    }

    /** @return list<string> the names of the offices that the form offers to candidates */
    private static function offices(): array
    {
        $fields = ['agencias' => app(Bundle::class)->widgets()['recruitment-wizard']['agencias']];
        $pageData = new PageData('recruitment-wizard', $fields, isStrict: false, lists: app(NamedLists::class));
        $defaults = app(SiteDefaults::class)->for($fields);

        return $pageData->read(new ComponentAttributeBag, [], $defaults)->offices('agencias');
    }

    /**
     * Returns the rules for a form's fields from `fields.json` (docs/contract.md#fields-of-forms).
     *
     * @return array<string, list<mixed>>
     */
    public static function rulesOf(string $path): array
    {
        return array_map(
            self::rulesOfField(...),
            app(Bundle::class)->shippedJson('fields.json')['forms'][$path]['fields']
                ?? throw new OutOfBoundsException("imo-widgets: fields.json has no form $path; run the build."),
        );
    }

    /**
     * @param  array<string, mixed>  $field
     * @return list<mixed>
     */
    private static function rulesOfField(array $field): array
    {
        // Optional fields may be `null`, because Laravel turns empty fields into `null` before validation, or missing,
        // because a page loaded before an update lacks a new field.
        $presence = $field['required'] ? 'required' : 'nullable';

        return [$presence, ...match ($field['type']) {
            'choice' => [Rule::in($field['options'])],
            // Laravel expects the limit in whole kilobytes of 1024 bytes.
            'file' => ['file', 'max:'.ceil($field['maxBytes'] / 1024), new Cv($field['refusedEndings'])],
            default => [
                'string',
                ...isset($field['pattern']) ? ["regex:~{$field['pattern']}~uD"] : [],
                new StorableText,
            ],
        }];
    }
}
