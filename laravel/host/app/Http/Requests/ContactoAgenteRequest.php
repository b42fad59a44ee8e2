<?php

namespace App\Http\Requests;

use App\Rules\Identificador;
use Illuminate\Foundation\Http\FormRequest;

/** POST /api/agente/contacto: a message to one agent. */
final class ContactoAgenteRequest extends FormRequest
{
    /** @return array<string, list<mixed>> by key of the body */
    public function rules(): array
    {
        return [
            'nome' => ['required', 'string'],
            'tel' => ['required', 'string'],
            'email' => ['required', 'string', 'regex:/^[^\s@]+@[^\s@]+\.[^\s@]+$/'],
            'mensagem' => ['required', 'string'],
            'comercial' => ['bail', 'required', new Identificador, 'exists:colaboradores,id'],
        ];
    }
}
