<?php

namespace ImoWidgets\Tests\Alerts;

use Illuminate\Support\Facades\DB;

/** A simple model of what each person may be told, according to docs/operating.md#sentences-of-a-mail. */
final class AlertModel
{
    /** @var list<array<string, mixed>> withdrawn rows of the table, which may be added again */
    public array $withdrawn = [];

    /** @var array<int, array{person: string, search: string, asked: array, began: array<string, array|null>}> */
    public array $alerts = [];

    /**
     * @var array<string, array<string, array{price: float|null, alert: int|null, isGone: bool, isBack: bool}>> by
     * person and home with deal
     */
    private array $told = [];

    /**
     * @var array<string, array<string, true>> the homes, by person, of which it is unknown whether the person was told
     */
    private array $uncertain = [];

    /**
     * @var array<string, array{person: string, news: list<string>, before: array}> a sent mail that may not have been
     * recorded, by person
     */
    private array $open = [];

    /**
     * @var array<string, array{values: array|null, since: int|null}> the listings as seen by the runs, by home with
     *     deal
     */
    private array $seen = [];

    /** @return array<string, array{price: float|null, place: string, deal: string}> what the site shows, by home */
    public static function table(): array
    {
        return DB::table('imoveis')->get()->mapWithKeys(fn (object $row) => [$row->id_ref => [
            'price' => $row->preco === null ? null : (float) $row->preco,
            'place' => $row->conselho_dobrado,
            'deal' => $row->tipo_negocio,
        ]])->all();
    }

    /**
     * @param  list<string>  $sentences  as returned by `AlertTestCase::sentencesIn()` with the search, about homes
     *     named H1, H2, …
     * @return list<array{string, string, int, int, string}> each sentence, its home, the price and amount of a
     *     reduction, and the search
     */
    public static function newsOf(array $sentences): array
    {
        return array_map(function (string $sentence) {
            preg_match('/^\[(.*)\] (.*?): (H\d+)(?:, (.*?) €(?:\/mês)?, Desceu (.*) €)?$/u', $sentence, $found);
            [, $search, $heading, $home, $price, $by] = $found + [4 => '', 5 => ''];
            $kind = match (true) {
                str_contains($heading, ' nov') => 'novo',
                str_starts_with($heading, 'Desceu') => 'desceu',
                str_starts_with($heading, 'Volt') => 'voltou',
                default => 'saiu',
            };

            return [$kind, $home, (int) str_replace(' ', '', $price), (int) str_replace(' ', '', $by), $search];
        }, $sentences);
    }

    /** @param  string  $search  the description that is the heading of the search in mails */
    public function begin(int $alert, string $person, array $asked, string $search): void
    {
        // A person's existing alert for the same search continues unchanged.
        if (! isset($this->alerts[$alert])) {
            $this->alerts[$alert] = [
                'person' => $person,
                'search' => str_replace("\u{A0}", ' ', $search),
                'asked' => $asked,
                'began' => array_map(fn (array $one) => $one['values'], $this->seen),
            ];
        }
    }

    public function end(int $alert): void
    {
        $person = $this->alerts[$alert]['person'];
        unset($this->alerts[$alert]);
        foreach ($this->told[$person] ?? [] as $home => $told) {
            $this->told[$person][$home]['alert'] = $told['alert'] === $alert ? null : $told['alert'];
        }
        if (array_filter($this->alerts, fn (array $other) => $other['person'] === $person) === []) {
            unset($this->told[$person], $this->uncertain[$person], $this->open[$person]);
        }
    }

    /** Records the table that a completed run has seen, whether or not its mails were sent. */
    public function see(array $table, int $now): void
    {
        $there = self::withDeals($table);
        foreach ($there as $home => $values) {
            $this->seen[$home] = ['values' => $values, 'since' => null];
        }
        foreach (array_diff_key($this->seen, $there) as $home => $one) {
            $since = $one['since'] ?? $now;
            $isGone = isset($table[strtok($home, ' ')]) || ($one['since'] !== null && $now - $since >= 24 * 3600);
            $this->seen[$home] = ['values' => $isGone ? null : $one['values'], 'since' => $since];
        }
    }

    /**
     * Checks a mail against the table as it was when the mail was sent, and records what the person was told.
     *
     * @param  list<array{string, string, int, int, string}>  $news  as returned by `newsOf()`
     * @return string|null a description of the first wrong sentence; `null` if the mail is right
     */
    public function hear(string $person, string $id, array $news, array $table, bool $isUncertain): ?string
    {
        $open = $this->open[$person] ?? null;
        $names = array_map(fn (array $one) => "$one[0] $one[1]", $news);
        if ($open !== null) {
            unset($this->open[$person]);
            $isAgain = $open['id'] === $id;
            if ($isAgain && array_diff($names, $open['names']) !== []) {
                return 'a mail that went again says more: '.implode(', ', array_diff($names, $open['names']));
            }
            // It is unknown which of the two mails the person has read.
            $this->told[$person] = $open['before'];
            foreach ($open['homes'] as $number => $home) {
                if (! $isAgain || ! in_array($open['names'][$number], $names, true)) {
                    $this->uncertain[$person][$home] = true;
                }
            }
        }
        $before = $this->told[$person] ?? [];
        $homes = [];
        foreach ($news as $one) {
            [$sentence, $home] = $one;
            $right = $this->truth($person, $one, $table);
            if ($right === null && ! $this->isUncertain($person, $home)) {
                return "$person must not be told $sentence $home: ".json_encode([
                    $this->told[$person] ?? [],
                    $table[$home] ?? null,
                    array_filter($this->alerts, fn (array $one) => $one['person'] === $person),
                ])."\n";
            }
            [$homes[], $told] = $right ?? ["$home ?", null];
            if ($told !== null) {
                $this->told[$person][end($homes)] = $told;
            }
            if ($sentence === 'saiu') {
                $this->hearOfEachDeal($person, $home, $table);
            }
        }
        if ($isUncertain) {
            $this->open[$person] = ['id' => $id, 'names' => $names, 'homes' => $homes, 'before' => $before];
        }

        return count(array_unique($names)) === count($names) ? null : 'told twice in one mail';
    }

    /** Records that a person who was told that a home is gone was told so for each of its deals. */
    private function hearOfEachDeal(string $person, string $home, array $table): void
    {
        foreach (array_diff_key($this->told[$person] ?? [], self::withDeals($table)) as $name => $told) {
            if (strtok($name, ' ') === $home) {
                $this->told[$person][$name]['isGone'] = true;
            }
        }
    }

    /** @return list<string> descriptions of the news that should have been mailed by now but was not */
    public function unsaid(array $table): array
    {
        $unsaid = [];
        $there = self::withDeals($table);
        foreach ($this->alerts as $id => $alert) {
            $told = $this->told[$alert['person']] ?? [];
            foreach ($there as $home => $values) {
                $isKnown = isset($this->open[$alert['person']])
                    || $this->isUncertain($alert['person'], strtok($home, ' '));
                $isDue = ! $isKnown
                    && self::fits($alert['asked'], $values)
                    && $this->isToTell($alert, $told[$home] ?? null, $home, $values);
                if ($isDue) {
                    $unsaid[] = "alert $id: $home ".json_encode([$told[$home] ?? null, $values, $alert]);
                }
            }
            foreach (array_diff_key($told, $there) as $home => $one) {
                $other = $table[strtok($home, ' ')] ?? null;
                $isFound = $other !== null && self::fits($alert['asked'], $other);
                $isUncertain = $this->isUncertain($alert['person'], strtok($home, ' '));
                if ($one['alert'] === $id && ! $one['isGone'] && ! $isFound && ! $isUncertain) {
                    $unsaid[] = "alert $id: $home is gone ".json_encode($one);
                }
            }
        }

        return $unsaid;
    }

    private function isToTell(array $alert, ?array $told, string $home, array $values): bool
    {
        $then = $alert['began'][$home] ?? null;
        if ($told !== null) {
            // If another alert has reported the listing, this one has news only if the listing has changed since it
            // began.
            $isMissed = $told['isGone'] && ! $told['isBack'];

            return $then !== $values && ($isMissed || self::isLower($values['price'], $told['price']));
        }

        return $then === null
            || self::isLower($values['price'], $then['price'])
            || ! self::fits($alert['asked'], $then);
    }

    private function isUncertain(string $person, string $home): bool
    {
        $names = array_keys($this->uncertain[$person] ?? []);

        return array_filter($names, fn (string $name) => strtok($name, ' ') === $home) !== [];
    }

    /**
     * @param  array{string, string, int, int, string}  $news  as returned by `newsOf()`
     * @return array{string, array}|null the home with its deal, and what the person has then been told of it; `null` if
     *     the sentence is not true
     */
    private function truth(string $person, array $news, array $table): ?array
    {
        [$sentence, $home, $price, $by, $search] = $news;
        $isAsked = fn (array $alert) => $alert['person'] === $person && $alert['search'] === $search;
        foreach (array_filter($this->alerts, $isAsked) as $id => $alert) {
            if ($sentence === 'saiu') {
                foreach ($this->told[$person] ?? [] as $name => $told) {
                    $isThere = isset(self::withDeals($table)[$name]);
                    if (strtok($name, ' ') === $home && $told['alert'] === $id && ! $told['isGone'] && ! $isThere) {
                        return [$name, ['isGone' => true] + $told];
                    }
                }

                continue;
            }
            $values = $table[$home] ?? null;
            if ($values === null || ! self::fits($alert['asked'], $values)) {
                continue;
            }
            $name = "$home {$values['deal']}";
            $told = $this->told[$person][$name] ?? null;
            $then = $alert['began'][$name] ?? null;
            $before = $told === null ? ($then['price'] ?? null) : $told['price'];
            $isLower = self::isLower($values['price'], $before);
            $isRight = match ($sentence) {
                'novo' => $told === null && ($then === null || (! $isLower && ! self::fits($alert['asked'], $then))),
                'voltou' => $told !== null && $told['isGone'] && ! $told['isBack'],
                'desceu' => $isLower
                    && $price === (int) round($values['price'])
                    && $by === (int) (round($before) - round($values['price'])),
            };
            if ($isRight) {
                return [
                    $name,
                    [
                        'price' => $values['price'],
                        'alert' => $id,
                        'isGone' => $told['isGone'] ?? false,
                        'isBack' => $sentence === 'voltou' || ($told['isBack'] ?? false),
                    ],
                ];
            }
        }

        return null;
    }

    private static function isLower(?float $price, ?float $before): bool
    {
        return $price !== null && $before !== null && round($price) < round($before);
    }

    private static function fits(array $asked, array $values): bool
    {
        return ($asked['place'] === null || strtolower($asked['place']) === $values['place'])
            && ($asked['deal'] === null || $asked['deal'] === $values['deal'])
            && ($asked['most'] === null || ($values['price'] !== null && $values['price'] <= $asked['most']));
    }

    /** @return array<string, array> the table's values, by home with deal */
    private static function withDeals(array $table): array
    {
        $named = [];
        foreach ($table as $home => $values) {
            $named["$home {$values['deal']}"] = $values;
        }

        return $named;
    }
}
