<?php

namespace App\Http\Requests;

use Illuminate\Foundation\Http\FormRequest;

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
            'nome' => ['required', 'string'],
            'loca' => ['required', 'string'],
            'tel' => ['required', 'regex:/^\+?\d+$/'],
            'email' => ['required', 'regex:/^[^\s@]+@[^\s@]+\.[A-Za-z]{2,}$/'],
            'idade' => ['present', 'nullable', 'string'],
            'cv' => ['required', 'file', 'extensions:pdf,doc,docx', 'max:977'],
            'mensagem' => ['present', 'nullable', 'string'],
        ];
    }
}
