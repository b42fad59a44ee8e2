<?php

namespace App\Http\Requests;

use Illuminate\Foundation\Http\FormRequest;
use ImoWidgets\Rules\FormRules;

/** POST /api/contacto/contacto: a message to the agency. */
final class ContactoGeralRequest extends FormRequest
{
    /** @return array<string, list<mixed>> by key of the body */
    public function rules(): array
    {
        return FormRules::of('/api/contacto/contacto');
    }
}
