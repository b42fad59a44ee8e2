<?php

namespace App\Models;

use Illuminate\Database\Eloquent\Model;

/** A job application. Its CV is a file on a disk that no URL leads to. */
final class Candidatura extends Model
{
    public const DISCO = 'local';

    public const PASTA = 'cv';

    protected $guarded = [];

    protected $hidden = ['cv_ficheiro'];
}
