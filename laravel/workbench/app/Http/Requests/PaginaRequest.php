<?php

namespace App\Http\Requests;

use App\Models\Pagina;
use HTMLPurifier;
use Illuminate\Foundation\Http\FormRequest;
use Illuminate\Validation\Rule;

/** Validates an editor's page. */
final class PaginaRequest extends FormRequest
{
    /** @return array<string, list<mixed>> */
    public function rules(): array
    {
        return [
            'titulo' => ['required', 'string', 'max:255'],
            'slug' => [
                'required', 'string', 'max:255', 'regex:/^[a-z0-9]+(-[a-z0-9]+)*$/',
                Rule::unique(Pagina::class)->ignore($this->route('pagina')),
            ],
            'corpo' => ['required', 'string', 'max:60000'],
        ];
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return [
            'titulo.*' => 'Escreva o título da página, com 255 letras no máximo.',
            'slug.unique' => 'Já existe uma página com este endereço.',
            'slug.*' => 'O endereço só pode ter letras minúsculas sem acentos, algarismos e hífenes.',
            'corpo.*' => 'Escreva o texto da página, com 60 000 letras no máximo.',
        ];
    }

    /** @return array<string, string> */
    public function pagina(): array
    {
        return [...$this->validated(), 'corpo' => app(HTMLPurifier::class)->purify($this->validated('corpo'))];
    }
}
