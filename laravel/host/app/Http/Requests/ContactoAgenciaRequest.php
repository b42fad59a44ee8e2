<?php

namespace App\Http\Requests;

use App\Rules\Identifier;
use Illuminate\Foundation\Http\FormRequest;
use ImoWidgets\Rules\FormRules;

/** POST /api/agencia/contacto: a message to one of the offices, by the id that the page gave. */
final class ContactoAgenciaRequest extends FormRequest
{
    /** @return array<string, list<mixed>> by key of the body */
    public function rules(): array
    {
        return [...FormRules::of('/api/agencia/contacto'), 'agencia' => ['required', new Identifier]];
    }
}
