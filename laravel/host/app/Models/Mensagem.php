<?php

namespace App\Models;

use Illuminate\Database\Eloquent\Model;

/** A message that one of the four contact forms sent. `destino` is whom it is for: a listing, an agent, a shop, or nobody in particular. */
final class Mensagem extends Model
{
    protected $table = 'mensagens';

    protected $guarded = [];
}
