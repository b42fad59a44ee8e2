<?php

namespace App\Http\Requests;

use App\Rules\Identifier;
use Illuminate\Foundation\Http\FormRequest;
use ImoWidgets\Rules\Text;

/** POST /api/agente/contacto: a message to one agent. One who has left is no reason to lose it: the agency itself is told then. */
final class ContactoAgenteRequest extends FormRequest
{
    /** @return array<string, list<mixed>> by key of the body */
    public function rules(): array
    {
        return [
            'nome' => ['required', 'string', new Text],
            'tel' => ['required', 'string', new Text],
            'email' => ['required', 'string', 'regex:/^[^\s@]+@[^\s@]+\.[^\s@]+$/', new Text],
            'mensagem' => ['required', 'string', new Text],
            'comercial' => ['required', new Identifier],
        ];
    }
}
