<?php

namespace App\Http\Requests;

use Illuminate\Foundation\Http\FormRequest;
use ImoWidgets\Rules\FormRules;

/** POST /api/recrutamento, multipart: a job application with its CV. */
final class CandidaturaRequest extends FormRequest
{
    /** @return array<string, list<mixed>> by key of the body */
    public function rules(): array
    {
        return FormRules::of('/api/recrutamento');
    }
}
