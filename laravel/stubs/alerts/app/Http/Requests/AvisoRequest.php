<?php

namespace App\Http\Requests;

use Illuminate\Foundation\Http\FormRequest;
use Illuminate\Validation\ValidationException;
use Illuminate\Validation\Validator;
use ImoWidgets\Leads\Recipients;
use ImoWidgets\Rules\FormRules;
use ImoWidgets\Rules\Text;

/** POST /api/avisos: somebody wants to be told of a search by mail. The search is judged as `PesquisaRequest` judges one. */
final class AvisoRequest extends FormRequest
{
    /** Entries of one list of a search: more than anybody chooses. */
    private const LONGEST_LIST = 100;

    /**
     * Laravel makes rules of its own for every entry of a list.
     *
     * @throws ValidationException
     */
    protected function prepareForValidation(): void
    {
        foreach ($this->all() as $key => $value) {
            if (is_array($value) && count($value) > self::LONGEST_LIST) {
                throw ValidationException::withMessages([$key => __('validation.max.array', ['attribute' => $key, 'max' => self::LONGEST_LIST])]);
            }
        }
    }

    /** @return array<string, list<mixed>> by key of the body */
    public function rules(): array
    {
        $search = array_diff_key((new PesquisaRequest)->rules(), ['page' => 1, 'ordem' => 1]);
        $search['localizacao.*'][] = $search['idRef'][] = new Text(200);

        return [
            ...FormRules::of('/api/avisos'),
            ...$search,
            // A path of this site, whose origin is the site's own to say.
            'url' => ['nullable', 'string', new Text(2000), 'regex:~^/(?![/\\\\])[^\s\p{C}\\\\]*$~uD'],
            'consentimento' => ['required', 'string', new Text(1000)],
        ];
    }

    /** @return list<callable(Validator): mixed> the address has to be one that a mail server takes, too */
    public function after(): array
    {
        return [function (Validator $validator) {
            $isWrong = ! $validator->errors()->has('email') && ! Recipients::isDeliverable($this->input('email'));
            $isWrong && $validator->errors()->add('email', __('validation.email', ['attribute' => 'email']));
        }];
    }
}
