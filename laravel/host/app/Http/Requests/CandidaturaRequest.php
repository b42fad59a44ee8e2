<?php

namespace App\Http\Requests;

use Illuminate\Foundation\Http\FormRequest;
use ImoWidgets\Rules\Cv;
use ImoWidgets\Rules\Text;

/**
 * POST /api/recrutamento, multipart. `max` counts kilobytes of 1024: 977 lets a CV of 1 000 000 bytes through, 976 would
 * refuse it.
 */
final class CandidaturaRequest extends FormRequest
{
    /** @return array<string, list<mixed>> by key of the body */
    public function rules(): array
    {
        return [
            'funcao' => ['required', 'in:Área Comercial,Área Processual,Área Administrativa,Área Financeira,Área de Marketing,Área de Recursos Humanos'],
            'agencia' => ['required', 'in:Ovar,Santa Maria da Feira,Espinho'],
            'nome' => ['required', 'string', new Text],
            'loca' => ['required', 'string', new Text],
            'tel' => ['required', 'string', 'regex:/^\+?\d+$/', new Text],
            'email' => ['required', 'string', 'regex:/^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/', new Text],
            'idade' => ['present', 'nullable', 'string', new Text],
            'cv' => ['required', 'file', 'max:977', new Cv],
            'mensagem' => ['present', 'nullable', 'string', new Text],
        ];
    }
}
