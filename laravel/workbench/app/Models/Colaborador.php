<?php

namespace App\Models;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Collection;

/** A member of the agency's staff. */
final class Colaborador extends Model
{
    protected $table = 'colaboradores';

    public $timestamps = false;

    protected $guarded = [];

    /** @return Collection<int, array<string, mixed>> */
    public static function equipa(): Collection
    {
        return self::query()->orderBy('id')->get()->toBase()->map(fn (self $pessoa) => [
            ...$pessoa->only(['id', 'name', 'titulo']),
            'foto' => $pessoa->foto === null ? null : asset($pessoa->foto),
            'link' => url($pessoa->link),
        ]);
    }
}
