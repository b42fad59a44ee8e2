<?php

namespace ImoWidgets\Leads;

use Carbon\CarbonImmutable;
use DateTimeInterface;
use Generator;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Support\Arr;
use Illuminate\Support\Carbon;
use Illuminate\Support\Facades\Validator;
use Illuminate\Support\Str;
use Illuminate\Validation\Rule;
use Illuminate\Validation\ValidationException;
use ImoWidgets\Leads\Notifications\NewLead;
use ImoWidgets\Rules\StorableText;
use ImoWidgets\Settings;

/** The agency's list of leads: filtered, newest first, or as rows of a CSV file. */
final class LeadList
{
    /** Without a byte order mark, Excel reads UTF-8 as Latin-1. */
    private const BYTE_ORDER_MARK = "\u{FEFF}";

    /**
     * Matches a cell that a spreadsheet would evaluate as a formula, even after blanks and line breaks; the fullwidth
     * signs come from East Asian keyboards.
     */
    private const FORMULA = '/^[\s\x00-\x1F]*[=+\-@＝＋－＠]|^[\t\r\n]/u';

    /** The value of the filter `state` that finds all unanswered leads, whether or not someone has taken them. */
    private const WAITING = 'por-responder';

    public const FILTERS = ['state', 'kind', 'for', 'since', 'until', 'suspicious'];

    /** @param  Builder<Lead>  $query */
    private function __construct(public readonly Builder $query)
    {
    }

    /**
     * Returns the list for a filter; empty values are ignored.
     *
     * @param  array<string, mixed>  $filter
     *
     * @throws ValidationException if a value is invalid
     */
    public static function of(array $filter): self
    {
        $values = array_filter($filter, filled(...));
        Validator::validate($values, [
            'state' => [Rule::in([self::WAITING, ...array_column(LeadState::cases(), 'value')])],
            'kind' => [Rule::enum(LeadKind::class)],
            'for' => [new StorableText(255)],
            'since' => ['date_format:Y-m-d'],
            'until' => ['date_format:Y-m-d'],
            'suspicious' => ['in:sim,nao'],
        ]);
        $query = Settings::leadModel()::query()->latest('created_at')->latest('id');
        foreach ($values as $key => $value) {
            match ($key) {
                'state' => $query->whereIn('state', $value === self::WAITING ? LeadState::waiting() : [$value]),
                'kind' => $query->where('kind', $value),
                'for' => $query->where('recipient_id', $value),
                'since' => $query->where('created_at', '>=', self::beginOf($value)),
                'until' => $query->where('created_at', '<', self::beginOf($value, daysLater: 1)),
                default => $query->where('is_suspicious', $value === 'sim'),
            };
        }

        return new self($query);
    }

    /** Returns midnight of a day in the agency's time zone, converted to the site's, in which Laravel stores times. */
    private static function beginOf(string $day, int $daysLater = 0): CarbonImmutable
    {
        return CarbonImmutable::parse($day, 'Europe/Lisbon')->addDays($daysLater)->timezone(config('app.timezone'));
    }

    /** @return Generator<int, string> */
    public function csv(): Generator
    {
        yield self::BYTE_ORDER_MARK.
            self::line([
                'Pedido', 'Recebido', 'Tipo', 'Assunto', 'Nome', 'Telefone', 'E-mail', 'Mensagem', 'Outros dados',
                'Estado', 'Alterado por', 'Última alteração', 'Origem', 'Suspeito',
            ]);
        $this->query->reorder();
        foreach ($this->query->lazyByIdDesc(500) as $lead) {
            yield self::line([
                $lead->id,
                self::when($lead->created_at),
                $lead->kind->label(),
                NewLead::titleOf($lead),
                $lead->nome,
                $lead->tel,
                $lead->email,
                $lead->mensagem,
                self::pairs(NewLead::answersOf($lead)),
                $lead->state->label(),
                $lead->state_by,
                self::when(Arr::last($lead->stateChanges())['created_at'] ?? null),
                self::pairs(LeadOrigin::described($lead->origin)),
                $lead->is_suspicious ? 'sim' : 'não',
            ]);
        }
    }

    /**
     * Returns a line of CSV as Portuguese spreadsheets expect it: semicolons, quotes, UTF-8. A visitor may have typed a
     * formula, which a spreadsheet would evaluate, so a cell that begins like one gets a leading apostrophe.
     *
     * @param  list<string|int|null>  $cells
     */
    public static function line(array $cells): string
    {
        return implode(';', array_map(self::cell(...), $cells))."\r\n";
    }

    private static function cell(string|int|null $value): string
    {
        $text = str_replace("\0", '', mb_scrub((string) $value, 'UTF-8'));
        $defused = Str::isMatch(self::FORMULA, $text) ? "'$text" : $text;

        return '"'.str_replace('"', '""', $defused).'"';
    }

    public static function when(DateTimeInterface|string|null $moment): string
    {
        return $moment === null ? '' : Carbon::parse($moment)->timezone('Europe/Lisbon')->format('d/m/Y H:i');
    }

    /** @param  array<string, string>  $values */
    private static function pairs(array $values): string
    {
        return collect($values)->map(fn (string $value, string $label) => "$label: $value")->implode('; ');
    }
}
