<?php

namespace App\Models;

class Imovel extends \Illuminate\Database\Eloquent\Model
{
    protected $table = 'imoveis';
    protected $casts = ['fotos' => 'array'];
}
