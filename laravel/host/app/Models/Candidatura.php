<?php

namespace App\Models;

use Illuminate\Database\Eloquent\Model;

/** A job application. Its CV is a file on a disk that no URL leads to. */
final class Candidatura extends Model
{
    /** The disk of the CVs, one of `config/filesystems.php`. */
    public const DISCO = 'local';

    /** Their folder on it. */
    public const PASTA = 'cv';

    protected $guarded = [];

    protected $hidden = ['cv_ficheiro'];
}
