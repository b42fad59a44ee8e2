<?php

namespace App\Models;

use Illuminate\Database\Eloquent\Model;

/** A job application with the bytes of its CV. */
final class Candidatura extends Model
{
    protected $guarded = [];

    protected $hidden = ['cv'];
}
