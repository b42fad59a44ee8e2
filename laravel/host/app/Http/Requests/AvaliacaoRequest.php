<?php

namespace App\Http\Requests;

use Illuminate\Foundation\Http\FormRequest;
use ImoWidgets\Rules\FormRules;

/** POST /api/agendamento: a request for a valuation. */
final class AvaliacaoRequest extends FormRequest
{
    /** @return array<string, list<mixed>> by key of the body */
    public function rules(): array
    {
        return FormRules::of('/api/agendamento');
    }
}
