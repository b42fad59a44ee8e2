<?php

namespace ImoWidgets\Leads;

use Carbon\CarbonImmutable;
use DateTimeInterface;
use Generator;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Support\Facades\Validator;
use ImoWidgets\Leads\Notifications\NewLead;
use ImoWidgets\Rules\Text;

/** The leads as the agency looks through them: filtered, the newest first, and as rows of a CSV file. */
final class LeadList
{
    /** @param  Builder<Lead>  $query */
    private function __construct(public readonly Builder $query)
    {
    }

    /**
     * Returns the errors by key for invalid values; an empty value filters nothing.
     *
     * @param  array<string, mixed>  $filter
     * @return self|array<string, string>
     */
    public static function of(array $filter): self|array
    {
        $given = array_filter($filter, filled(...));
        $checked = Validator::make($given, [
            'state' => ['in:por-responder,'.implode(',', array_column(LeadState::cases(), 'value'))],
            'kind' => ['in:'.implode(',', array_column(LeadKind::cases(), 'value'))], 'for' => [new Text(255)],
            'since' => ['date_format:Y-m-d'], 'until' => ['date_format:Y-m-d'], 'suspicious' => ['in:sim,nao'],
        ]);
        if ($checked->fails()) {
            return array_map(fn (array $problems) => $problems[0], $checked->errors()->toArray());
        }
        $day = fn (string $key) => CarbonImmutable::parse($given[$key], 'Europe/Lisbon');
        // Laravel stores times in the site's own time zone.
        $stored = fn (CarbonImmutable $moment) => $moment->timezone(config('app.timezone'));
        $query = LeadSettings::model()::query()->latest('created_at')->latest('id');
        if (isset($given['state'])) {
            $query->whereIn('state', $given['state'] === 'por-responder' ? LeadState::waiting() : [$given['state']]);
        }
        if (isset($given['kind'])) {
            $query->where('kind', $given['kind']);
        }
        if (isset($given['for'])) {
            $query->where('recipient_id', $given['for']);
        }
        if (isset($given['since'])) {
            $query->where('created_at', '>=', $stored($day('since')));
        }
        if (isset($given['until'])) {
            $query->where('created_at', '<', $stored($day('until')->addDay()));
        }
        if (isset($given['suspicious'])) {
            $query->where('is_suspicious', $given['suspicious'] === 'sim');
        }

        return new self($query);
    }

    /** @return Generator<int, string> */
    public function csv(): Generator
    {
        yield Csv::START.
            Csv::line([
                'Pedido', 'Recebido', 'Tipo', 'Assunto', 'Nome', 'Telefone', 'E-mail', 'Mensagem', 'Outros dados',
                'Estado', 'Alterado por', 'Última alteração', 'Origem', 'Suspeito',
            ]);
        $leads = $this->query->with('trail');
        $leads->reorder();
        foreach ($leads->lazyByIdDesc(500) as $lead) {
            yield Csv::line([
                $lead->id, self::when($lead->created_at), LeadKind::from($lead->kind)->label(), NewLead::titleOf($lead),
                $lead->nome, $lead->tel, $lead->email, $lead->mensagem, self::pairs(NewLead::answersOf($lead)),
                $lead->state->label(), $lead->state_by, self::when($lead->trail->last()?->created_at),
                self::pairs(LeadOrigin::described($lead->origin)), $lead->is_suspicious ? 'sim' : 'não',
            ]);
        }
    }

    public static function when(?DateTimeInterface $moment): string
    {
        return $moment === null
            ? ''
            : now()->setTimestamp($moment->getTimestamp())->timezone('Europe/Lisbon')->format('d/m/Y H:i');
    }

    /** @param  array<string, string>  $values */
    private static function pairs(array $values): string
    {
        return implode(
            '; ',
            array_map(fn (string $label, string $value) => "$label: $value", array_keys($values), $values),
        );
    }
}
