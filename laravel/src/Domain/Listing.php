<?php

namespace ImoWidgets\Domain;

use Illuminate\Support\Str;
use stdClass;

/**
 * A listing as a card shows it (docs/product/cards.md). Missing values, blank text and numbers that aren't above 0 are
 * left out, as in src/domain and src/api/imovel.ts.
 */
final class Listing
{
    /** The facts in display order, each with its wording for one and for any other number. */
    private const FACTS = [
        'numQuartos' => ['%s quarto', '%s quartos'],
        'numWCs' => ['%s WC', '%s WC'],
        'areaPrivada' => ['%s m²', '%s m²'],
        'areaTerreno' => ['%s m² de terreno', '%s m² de terreno'],
        'garagem' => ['%s lugar', '%s lugares'],
        'numFrentes' => ['%s frente', '%s frentes'],
        'inclinacao' => ['Inclinação %s %%', 'Inclinação %s %%'],
        'numMontras' => ['%s montra', '%s montras'],
        'numAndares' => ['%s andar', '%s andares'],
    ];

    private const FACTS_OF_CARD = 4;

    /** The maximum number of photos of a card besides its cover. */
    private const OTHER_PHOTOS = 5;

    private const ENERGY_CLASSES = ['A+', 'A', 'B', 'B-', 'C', 'D', 'E', 'F'];

    /** The wording of the reasons for a missing class, short for a card and in full. */
    private const WITHOUT_CLASS = [
        'Isento' => ['Isento de certificado', 'Isento de certificado energético'],
        'Em curso' => ['Certificado em curso', 'Certificado energético em curso'],
    ];

    /** @param  stdClass  $entry  an entry of an answer, unchecked */
    public function __construct(private readonly stdClass $entry)
    {
    }

    /** Returns a field of the listing as a string; a number is converted, and a missing field is `''`. */
    public function text(string $key): string
    {
        $value = $this->entry->$key ?? '';

        return is_string($value) || is_int($value) || is_float($value) ? JsNumber::toText($value) : '';
    }

    /**
     * Returns a field as a number, even if it arrived as a string (docs/contract.md#fields-of-an-answer); 0 if it is
     * missing.
     */
    private function number(string $key): float
    {
        return JsNumber::parseGiven($this->entry->$key ?? null) ?? 0.0;
    }

    /** Returns the title, or else the type, or else "Imóvel"; even "0" counts as a title. */
    public function title(): string
    {
        $names = [$this->text('titulo'), $this->text('tipoImovel'), 'Imóvel'];

        return current(array_filter($names, fn (string $name) => $name !== ''));
    }

    /** Formats the price as `250 000 €`, or returns "Sob Consulta" (docs/product/numbers.md#shown-prices). */
    public function price(): string
    {
        return $this->isPriced() ? self::formatEuros($this->number('preco')) : 'Sob Consulta';
    }

    private function isPriced(): bool
    {
        return self::wholeEuros($this->number('preco')) > 0;
    }

    /** Rounds a price to whole euros as cards and mails show it; half a euro is rounded up. */
    public static function wholeEuros(int|float $price): float
    {
        return floor($price + 0.5);
    }

    /**
     * Returns whether the price is a monthly rent, which is false for a home that is also for sale
     * (docs/product/cards.md#price).
     */
    public function isMonthly(): bool
    {
        return $this->isPriced() && $this->isRent() && ! str_contains(Text::fold($this->text('tipoNegocio')), 'vend');
    }

    /** Returns whether the listing is to let, with or without a price (docs/product/cards.md#price). */
    public function isRent(): bool
    {
        return str_contains(Text::fold($this->text('tipoNegocio')), 'arrend');
    }

    /** Returns whether this field has a value for the card: text that isn't blank, or a number above 0. */
    public function says(string $key): bool
    {
        return $key === 'areaUtil' || isset(self::FACTS[$key])
            ? $this->number($key) > 0
            : ! Text::isBlank($this->text($key));
    }

    /**
     * Returns the energy class or the reason for its absence, read from `certificado`; `null` if that field names
     * neither (docs/product/cards.md#energy-class, src/domain/listing/energy-class.ts).
     *
     * @return array{name: string, short: string, whole: string, letter: ?string}|null `short` is the text of a card
     */
    public function energyClass(): ?array
    {
        $names = [...self::ENERGY_CLASSES, ...array_keys(self::WITHOUT_CLASS)];
        $byKey = array_combine(array_map(self::energyKey(...), $names), $names);
        $name = $byKey[self::energyKey($this->text('certificado'))] ?? null;
        if ($name === null) {
            return null;
        }
        [$short, $whole] = self::WITHOUT_CLASS[$name] ?? [$name, "Classe energética $name"];

        return compact('name', 'short', 'whole') + ['letter' => isset(self::WITHOUT_CLASS[$name]) ? null : $name];
    }

    /** Returns a comparison key for a class, ignoring case, accents, blanks and the various minus signs. */
    private static function energyKey(string $text): string
    {
        $folded = Text::fold(Text::removeBlanks($text));

        return (string) Str::replaceMatches('/[\x{2010}-\x{2015}\x{2212}]/u', '-', $folded);
    }

    /** Formats a sum in whole euros. */
    public static function formatEuros(int|float $sum): string
    {
        return JsNumber::format($sum, 0)."\u{A0}€";
    }

    /** Formats a number of listings: "1 imóvel", "1 234 imóveis". */
    public static function formatCount(int|float $count): string
    {
        return $count == 1 ? '1 imóvel' : JsNumber::format($count, 3).' imóveis';
    }

    /**
     * Returns the municipality and parish, as far as known, in full; the card shortens them
     * (docs/product/cards.md#address).
     */
    public function address(): string
    {
        return self::join(', ', Text::trim($this->text('conselho')), Text::trim($this->text('freguesia')));
    }

    /**
     * Returns the cover and at most five other photos (docs/product/cards.md#photos).
     *
     * @return list<array{url: string, srcset: string}>
     */
    public function photos(): array
    {
        $photos = $this->entry->fotos ?? null;
        if (! $photos instanceof stdClass) {
            return [];
        }
        $others = is_array($photos->fotos ?? null) ? $photos->fotos : [];

        return [
            ...self::toShownPhotos([$photos->capa ?? null]),
            ...array_slice(self::toShownPhotos($others), 0, self::OTHER_PHOTOS),
        ];
    }

    /**
     * @param  array<mixed>  $photos
     * @return list<array{url: string, srcset: string}>
     */
    private static function toShownPhotos(array $photos): array
    {
        return array_values(array_filter(array_map(self::toShownPhoto(...), $photos)));
    }

    /** Returns the path of the title's link: `/{slug}_{id}`; `null` if there is no id (docs/product/cards.md#links). */
    public function titlePath(string $siteBase): ?string
    {
        $id = Text::encodeComponent(Text::trim($this->text('id')));

        return $id === '' ? null : rtrim($siteBase, '/').'/'.self::toSlug($this->text('titulo'))."_$id";
    }

    /**
     * Returns whether the listing can be kept as a favourite because something identifies it
     * (src/domain/listing/listing-key.ts).
     */
    public function isKeepable(): bool
    {
        return ! Text::isBlank($this->text('identidade').$this->text('id').$this->text('link'));
    }

    /** Returns the path of the photo's link, which never has a scheme or host; `null` for a blank link. */
    public function photoPath(string $siteBase): ?string
    {
        $unwanted = ['/\p{Cc}/u', '/^(?:'.Text::BLANK.'|[\/\\\\])+/u'];
        $path = (string) Str::replaceMatches($unwanted, '', $this->text('link'));

        return Text::isBlank($path) ? null : rtrim($siteBase, '/')."/$path";
    }

    /** Returns the title as a URL slug (docs/product/cards.md#slug). */
    public static function toSlug(string $title): string
    {
        $words = (string) Str::replaceMatches('/'.Text::BLANK.'+/u', '-', Text::trim(Text::fold($title)));

        return (string) Str::replaceMatches('/[^a-z0-9-]/u', '', $words);
    }

    /** @return array<string, string> the facts in display order, by key (docs/product/cards.md#facts) */
    public function facts(): array
    {
        // Dwellings show their rooms first, all others their area.
        $first = $this->says('numQuartos') ? 'numQuartos' : 'areaPrivada';
        $facts = [];
        foreach ([$first => self::FACTS[$first]] + self::FACTS as $key => [$singular, $plural]) {
            $number = $this->number($key);
            if ($number > 0) {
                $facts[$key] = sprintf($number == 1 ? $singular : $plural, JsNumber::format($number, 2));
            }
        }

        return array_slice($facts, 0, self::FACTS_OF_CARD);
    }

    /** Returns the type with its typology, `Apartamento T3` (src/domain/listing/advert.ts). */
    public function type(): string
    {
        return self::join(' ', Text::trim($this->text('tipoImovel')), Text::trim($this->text('tipologia')));
    }

    /**
     * Formats the useful area, licence of use and alvará, as far as known; `''` if none is
     * (src/domain/listing/advert.ts).
     */
    public function advert(): string
    {
        $area = JsNumber::format($this->number('areaUtil'), 2);

        return self::join(
            ' · ',
            $this->says('areaUtil') ? "Área útil $area\u{A0}m²" : '',
            $this->named('Licença de utilização', 'licenca'),
            $this->named('Alvará de loteamento', 'alvara'),
        );
    }

    private function named(string $name, string $key): string
    {
        return $this->says($key) ? "$name ".Text::trim($this->text($key)) : '';
    }

    private static function join(string $separator, string ...$parts): string
    {
        return implode($separator, array_filter($parts, fn (string $part) => $part !== ''));
    }

    /** @return array{url: string, srcset: string}|null */
    private static function toShownPhoto(mixed $photo): ?array
    {
        $isObject = $photo instanceof stdClass;
        $source = $isObject ? (is_string($photo->url ?? null) ? $photo->url : ($photo->src ?? null)) : $photo;
        $url = is_string($source) ? self::toSafeUrl($source) : null;
        $srcset = $isObject ? ($photo->srcset ?? '') : '';
        $srcset = is_string($srcset) ? self::toSafeSrcset($srcset) : '';

        return $url === null ? null : ['url' => $url, 'srcset' => $srcset];
    }

    private static function toSafeSrcset(string $srcset): string
    {
        $srcset = Text::trim((string) Str::replaceMatches('/\p{Cc}/u', ' ', $srcset));
        foreach (preg_split('/,'.Text::BLANK.'+|,$/uD', $srcset) ?: [] as $candidate) {
            $url = (string) Str::replaceMatches('/'.Text::BLANK.'.*/us', '', Text::trim($candidate));
            if (! Text::isBlank($candidate) && self::toSafeUrl($url) === null) {
                return '';
            }
        }

        return $srcset;
    }

    private static function toSafeUrl(string $url): ?string
    {
        $url = Text::trim((string) Str::replaceMatches('/\p{Cc}/u', '', $url));
        $isSafe = ! Str::isMatch('/^[a-z][a-z0-9+.-]*:/i', $url) || Str::isMatch('~^(https?:|data:image/)~i', $url);

        return $isSafe && $url !== '' ? $url : null;
    }
}
