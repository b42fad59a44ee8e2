<?php

namespace App\Http\Requests;

use Illuminate\Foundation\Http\FormRequest;

/** POST /api/agencia/contacto: a message to one shop. */
final class ContactoAgenciaRequest extends FormRequest
{
    /** @return array<string, list<mixed>> by key of the body */
    public function rules(): array
    {
        return [
            'nome' => ['required', 'string'],
            'tel' => ['required', 'string'],
            'email' => ['required', 'string', 'regex:/^[^\s@]+@[^\s@]+\.[^\s@]+$/'],
            'mensagem' => ['required', 'string'],
            'agencia' => ['required', 'in:OVR,SMF,ESP'],
        ];
    }
}
