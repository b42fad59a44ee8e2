<?php

namespace App\Models;

use Illuminate\Foundation\Auth\User as Authenticatable;

/** An editor of the site's pages. */
final class User extends Authenticatable
{
    protected $guarded = [];

    protected $hidden = ['password', 'remember_token'];

    protected $casts = ['password' => 'hashed'];
}
