<?php

namespace ImoWidgets\Tests\Widgets;

use Random\Engine\Mt19937;
use Random\Randomizer;

/**
 * Random tags with page data generated from the schemas of `page-data.json`: mostly valid values in unusual forms, and
 * sometimes values that no schema accepts. The same seed gives the same tags.
 */
final class RandomPageData
{
    private const TEXTS = [
        'Moradia T3', 'Águeda', 'São João da Madeira', "O'Neill & Filhos <b>", '"aspas"', '', ' ', '  Ovar  ',
        "linha\nlinha", "\u{A0}\u{200B}", "e\u{301}a\u{303}o", '𝒜 casa 🏠', '👨‍👩‍👧', '1', '0', '7abc',
        'ﬁ ligatura İ ı ß', '1 234,5', '-3', '+5', '5e-324', '1e400', '١٢٣', 'null', '[]', '{}', 'nao', 'sim', '&amp;',
        '&#8364;', '</script>', '<!--each:x-->', '{{id}}', '{{nome}}', "\u{202E}abc", "a\tb", "\u{FEFF}x",
        '+351 912 345 678', '912345678', '256 000 000', 'ana@exemplo.pt', 'OVR-0300', 'Comprar', 'Arrendar, Comprar',
        'Apartamento', 'Ovar,Esmoriz', 'titulo-fora', '$1 \\0', '%s', "\r\n", "\0",
    ];

    private const URLS = [
        '/privacidade', 'privacidade', '/lista?a=1&b=%20#c', 'https://exemplo.pt/a', 'HTTP://PAGE.INVALID/lista',
        'http://page.invalid/lista?x=1', 'https://page.invalid/lista', '//page.invalid/lista', '//exemplo.pt',
        '/\\exemplo.pt', 'javascript:alert(1)', "java\tscript:1", 'mailto:ana@exemplo.pt', 'tel:912345678',
        'data:image/png;base64,AA', '?pagina=2', '#topo', '/é/ç?ã=õ', '/a b', 'http://', 'http://page.invalid',
        'ftp://x', '/imobiliaria/', '..', '/lista?nome=%F0%9F%8F%A0&nome=2', '/lista?a=b=c&&d', '/l?+x=%zz',
    ];

    private const NUMBERS = [
        0, 1, 2, 5, 7, 12, 30, 3.5, 0.1, 250_000, 1234.5, 999.995, -1, -3.5, 2 ** 31, 0.30000000000000004, 4.35,
        1e9, 40, 41, 100,
    ];

    private const LAST_PAGES = [
        1, 1, 2, 5, 7, 30, 1000, '7', ' 12 ', '007', 0, -1, 1.5, '1.0', '', 'x', true, [], null,
    ];

    private const QUERIES = [
        'objectivo=Arrendar', 'objectivo=', 'tipologia=apartamento,moradia', 'localizacao=Ovar',
        'localizacao=Aveiro%2COvar', 'quartos=+5', 'quartos=%2B5,2', 'wcs=1', 'garagem=2', 'estado=Novo',
        'minprice=200.000', 'maxprice=1e3', 'maxprice=350000', 'minprice=0', 'ordem=asc', 'ordem=desc', 'comercial=7',
        'comercial=7,8', 'idRef=OVR-03', 'idRef=%F0%9F%8F%A0%F0%9F%8F%A0', 'pagina=2', 'pagina=9007199254740993',
        'pagina=0', 'utm_source=x', 'a=%zz', 'b', '=c', 'localizacao=%C3%81gueda',
    ];

    private readonly Randomizer $random;

    /**
     * @param  array<string, array<string, array<string, mixed>>>  $widgets  the widgets' keys, as in `page-data.json`
     */
    public function __construct(private readonly array $widgets, int $seed)
    {
        $this->random = new Randomizer(new Mt19937($seed));
    }

    public function tag(): array
    {
        // The listing makes up half of all that can be drawn.
        $widget = $this->isOften(40) ? 'listing-search' : $this->one(array_keys($this->widgets));
        $data = $attributes = [];
        foreach ($this->widgets[$widget] as $key => $field) {
            if (! $this->isOften($field['required'] || $key === 'resultados' ? 95 : 40)) {
                continue;
            }
            $value = $this->value($field['schema']);
            if ((is_string($value) || is_int($value) || is_float($value)) && $this->isOften(40)) {
                $attributes[$field['attribute']] = (string) $value;
            } else {
                $data[$key] = $value;
            }
        }
        $hasQuery = $widget === 'listing-search' && $this->isOften(60);
        $query = $hasQuery ? implode('&', $this->some(fn () => $this->one(self::QUERIES), 4)) : '';

        return compact('widget', 'data', 'attributes', 'query');
    }

    private function value(array $schema, int $depth = 0): mixed
    {
        if ($this->isOften(3)) {
            return $this->anything($depth);
        }
        $schema = isset($schema['anyOf']) ? $this->one($schema['anyOf']) : $schema;
        $type = is_array($schema['type'] ?? null) ? $this->one($schema['type']) : $schema['type'] ?? 'string';

        return match ($type) {
            'string' => $this->text($schema),
            'number' => $this->one(self::NUMBERS),
            'integer' => $this->random->getInt(0, 40),
            'boolean' => $this->isOften(50),
            'null' => null,
            'array' => $this->some(
                fn () => $this->value($schema['items'] ?? [], $depth + 1),
                $depth === 0 && $this->isOften(5) ? 30 : 5,
            ),
            'object' => $this->object($schema, $depth),
        };
    }

    private function object(array $schema, int $depth): array
    {
        $isKept = fn (string $key) => $this->isOften(in_array($key, $schema['required'] ?? [], true) ? 97 : 75);
        $kept = array_filter($schema['properties'] ?? [], $isKept, ARRAY_FILTER_USE_KEY);
        $values = array_map(fn (array $one) => $this->value($one, $depth + 1), $kept);

        // React creates its page links by iterating over all pages.
        $pages = [
            'last_page' => $this->one(self::LAST_PAGES),
            'current_page' => $this->one([...self::LAST_PAGES, ...self::NUMBERS, '9007199254740993']),
        ];

        return array_intersect_key($pages, $values) + $values;
    }

    private function text(array $schema): string
    {
        return match (true) {
            isset($schema['enum']) => ($this->isOften(10) ? ' ' : '').$this->one($schema['enum']),
            in_array($schema['format'] ?? '', ['safe-url', 'site-url', 'site-path'], true) => $this->one(self::URLS),
            ($schema['format'] ?? '') === 'feature-list' => $this->one([
                '', 'nenhuma', ' reenvio , ', 'favoritos,comparar', 'pesquisas', 'simulacao', 'toto',
            ]),
            str_contains($schema['pattern'] ?? '', '[0-9]') => (string) $this->one([
                '3,5', '250000', '0', ' 30 ', '-7', '0.05', '12,345678', '000', '1e3', ...self::NUMBERS,
            ]),
            $this->isOften(10) => implode('', $this->some(fn () => $this->one([...self::TEXTS, 'palavra ', 'ã']), 12)),
            $this->isOften(10) => $this->one(self::URLS),
            default => $this->one(self::TEXTS),
        };
    }

    private function anything(int $depth): mixed
    {
        return match ($this->random->getInt(0, $depth < 3 ? 6 : 4)) {
            0 => null,
            1 => $this->isOften(50),
            2 => $this->one(self::NUMBERS),
            3 => $this->one(self::TEXTS),
            4 => $this->one(self::URLS),
            5 => $this->some(fn () => $this->anything($depth + 1), 3),
            6 => [
                'data' => $this->anything($depth + 1), 'current_page' => $this->anything(3),
                'last_page' => $this->one(self::LAST_PAGES),
            ],
        };
    }

    private function isOften(int $percent): bool
    {
        return $this->random->getInt(1, 100) <= $percent;
    }

    private function one(array $choices): mixed
    {
        return $choices[$this->random->getInt(0, count($choices) - 1)];
    }

    private function some(callable $make, int $most): array
    {
        $count = $this->random->getInt(0, $most);

        return $count === 0 ? [] : array_map(fn () => $make(), range(1, $count));
    }
}
