<?php

namespace App\Models;

use Illuminate\Database\Eloquent\Model;

/** A page that an editor writes in a rich-text field; `corpo` is its HTML, which was purified before it was saved. */
final class Pagina extends Model
{
    public $timestamps = false;

    protected $guarded = [];
}
