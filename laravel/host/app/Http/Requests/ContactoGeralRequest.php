<?php

namespace App\Http\Requests;

use Illuminate\Foundation\Http\FormRequest;
use ImoWidgets\Rules\Text;

/** POST /api/contacto/contacto: a message to the agency. */
final class ContactoGeralRequest extends FormRequest
{
    /** @return array<string, list<mixed>> by key of the body */
    public function rules(): array
    {
        return [
            'nome' => ['required', 'string', new Text],
            'tel' => ['required', 'string', new Text],
            'email' => ['required', 'string', 'regex:/^[^\s@]+@[^\s@]+\.[^\s@]+$/', new Text],
            'mensagem' => ['required', 'string', new Text],
        ];
    }
}
