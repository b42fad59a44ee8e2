<?php

namespace App\Models;

use Illuminate\Database\Eloquent\Model;

/** A request for a valuation, its twelve fields as they came. */
final class Avaliacao extends Model
{
    protected $table = 'avaliacoes';

    protected $guarded = [];

    protected $casts = ['campos' => 'array'];
}
