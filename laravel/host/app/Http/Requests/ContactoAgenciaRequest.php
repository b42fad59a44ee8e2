<?php

namespace App\Http\Requests;

use App\Rules\Identifier;
use Illuminate\Foundation\Http\FormRequest;
use ImoWidgets\Rules\Text;

/** POST /api/agencia/contacto: a message to one of the offices, by the id that the page gave. */
final class ContactoAgenciaRequest extends FormRequest
{
    /** @return array<string, list<mixed>> by key of the body */
    public function rules(): array
    {
        return [
            'nome' => ['required', 'string', new Text],
            'tel' => ['required', 'string', new Text],
            'email' => ['required', 'string', 'regex:/^[^\s@]+@[^\s@]+\.[^\s@]+$/', new Text],
            'mensagem' => ['required', 'string', new Text],
            'agencia' => ['required', new Identifier],
        ];
    }
}
