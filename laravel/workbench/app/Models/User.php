<?php

namespace App\Models;

use Illuminate\Foundation\Auth\User as Authenticatable;

/** An editor of the site's pages. */
final class User extends Authenticatable
{
    protected $fillable = ['name', 'email', 'password'];

    protected $hidden = ['password', 'remember_token'];

    /** @return array<string, string> */
    protected function casts(): array
    {
        return ['password' => 'hashed'];
    }
}
