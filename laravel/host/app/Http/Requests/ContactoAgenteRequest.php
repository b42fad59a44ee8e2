<?php

namespace App\Http\Requests;

use Illuminate\Foundation\Http\FormRequest;

/** POST /api/agente/contacto: a message to one agent. */
final class ContactoAgenteRequest extends FormRequest
{
    public function rules(): array
    {
        return [
            'nome' => ['required', 'string'],
            'tel' => ['required', 'string'],
            'email' => ['required', 'string', 'regex:/^[^\s@]+@[^\s@]+\.[^\s@]+$/'],
            'mensagem' => ['required', 'string'],
            'comercial' => ['required', 'exists:colaboradores,id'],
        ];
    }
}
