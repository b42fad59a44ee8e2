<?php

namespace App\Models;

use Illuminate\Database\Eloquent\Model;

/** A message that one of the four contact forms sent. `destino` is whom it is for: a listing, an agent, a shop, or nobody in particular. */
final class Mensagem extends Model
{
    protected $table = 'mensagens';

    protected $guarded = [];

    /** Whom it is for, in words; what was sent about them where nobody is known by it. */
    public function para(): string
    {
        return match ($this->tipo) {
            'imovel' => "Imóvel: $this->destino",
            'agente' => 'Comercial: '.(Colaborador::find($this->destino)?->name ?? $this->destino),
            'agencia' => 'Loja: '.(collect(config('site.lojas'))->firstWhere('codigo', $this->destino)['nome'] ?? $this->destino),
            default => 'Agência',
        };
    }
}
