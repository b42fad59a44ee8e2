<?php

namespace App\Http\Requests;

use App\Rules\Identifier;
use Illuminate\Foundation\Http\FormRequest;
use ImoWidgets\Rules\FormRules;

/** POST /api/imovel/contacto: a question about one listing. The reference is text or a number, as the page gave it. */
final class ContactoImovelRequest extends FormRequest
{
    /** @return array<string, list<mixed>> by key of the body */
    public function rules(): array
    {
        return [...FormRules::of('/api/imovel/contacto'), 'idRef' => ['required', new Identifier]];
    }
}
