<?php

namespace App\Http\Requests;

use App\Rules\Identifier;
use Illuminate\Foundation\Http\FormRequest;
use ImoWidgets\Rules\FormRules;

/** POST /api/agente/contacto: a message to one agent. One who has left is no reason to lose it: the agency itself is told then. */
final class ContactoAgenteRequest extends FormRequest
{
    /** @return array<string, list<mixed>> by key of the body */
    public function rules(): array
    {
        return [...FormRules::of('/api/agente/contacto'), 'comercial' => ['required', new Identifier]];
    }
}
