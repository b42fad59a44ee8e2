<?php

namespace ImoWidgets\Widgets\Drawing;

use ImoWidgets\Domain\JsNumber;
use ImoWidgets\Domain\Loan;
use ImoWidgets\Domain\QueryString;
use ImoWidgets\Domain\Text;
use ImoWidgets\Exceptions\NotDrawn;

/**
 * Makes the values that scripts/drawn/template-plans.ts names, for the templates of all widgets except
 * `listing-search`.
 */
final class TemplateValues
{
    /** docs/product/team.md#ver-todos */
    private const FIRST_PEOPLE = 4;

    /** @return array<string, mixed> */
    public static function of(string $widget, PageValues $values): array
    {
        $texts = $values->texts();

        $own = match ($widget) {
            'agency-contact', 'agent-contact', 'general-contact', 'property-contact' => self::contact($texts),
            'hero-search' => self::hero($texts),
            'mortgage-calculator' => self::calculator($values),
            'recruitment-wizard' => ['agencias' => array_map(
                fn (string $name) => ['nome' => $name],
                $values->offices('agencias'),
            )],
            'team-cards' => self::team($values->people('colaboradores')),
            'valuation-wizard' => ['localizacoes' => $values->places('localizacoes')],
            default => throw new NotDrawn("$widget has no template"),
        };

        return $own + $texts;
    }

    /**
     * @param  array<string, string|null>  $texts
     * @return array<string, mixed>
     */
    private static function contact(array $texts): array
    {
        ['telefone' => $phone, 'whatsapp' => $whatsapp] = $texts;
        $name = $texts['nomeComercial'] ?? '';
        $message = $texts['mensagem'] ?? '';
        $number = Text::findPhone($phone ?? '') ?: Text::cleanPhone($phone ?? '');

        return [
            'mensagem' => $message, 'mensagemVazia' => Text::isBlank($message), 'nomeComercial' => $name,
            'iniciais' => Text::toInitials($name), 'tituloFora' => ($texts['variante'] ?? '') === 'titulo-fora',
            'contactos' => $texts['mostrarContactos'] === 'sim', 'numero' => $number,
            'whatsapp' => self::toWhatsappNumber($whatsapp ?? ''),
        ];
    }

    /**
     * @param  array<string, string|null>  $texts
     * @return array<string, mixed>
     */
    private static function hero(array $texts): array
    {
        [$path, $query] = explode('?', (string) $texts['listaUrl']) + [1 => ''];
        $parameters = array_map(
            fn (array $pair) => ['nome' => $pair[0], 'valor' => $pair[1]],
            QueryString::pairs($query),
        );

        return ['caminho' => $path, 'parametros' => $parameters, 'tituloDaPagina' => $texts['nivelTitulo'] === '1'];
    }

    /** @return array<string, mixed> docs/product/calculator.md#instalment */
    private static function calculator(PageValues $values): array
    {
        $preset = fn (string $key) => ($number = $values->decimal($key)) === null
            ? ''
            : str_replace('.', ',', JsNumber::toText($number));
        $texts = ['preco' => $preset('precoImovel'), 'tan' => $preset('tan'), 'anos' => $preset('anos')];
        $result = Loan::simulate($texts['preco'], $texts['tan'], $texts['anos']);
        $isWrong = fn (string $field) => in_array($field, $result['wrong'], true);

        return $texts + [
            'tipo' => $result['kind'], 'valor' => $result['value'], 'conta' => $result['echo'],
            'precoErrado' => $isWrong('price'), 'tanErrada' => $isWrong('rate'), 'anosErrados' => $isWrong('years'),
            'simulacao' => $values->hasFeature('simulacao'),
        ];
    }

    /**
     * @param  list<array{name: string, titulo: string, foto: ?string, link: ?string}>  $people
     * @return array<string, mixed>
     */
    private static function team(array $people): array
    {
        $shown = array_slice($people, 0, self::FIRST_PEOPLE);

        return [
            'colaboradores' => array_map(
                fn (array $person) => $person + ['iniciais' => Text::toInitials($person['name'])],
                $shown,
            ),
            'mais' => count($people) > self::FIRST_PEOPLE,
        ];
    }

    /**
     * Returns a number's digits for wa.me, beginning with the country code; `''` for an invalid number
     * (src/forms/ContactWays.tsx).
     */
    private static function toWhatsappNumber(string $text): string
    {
        $digits = (string) preg_replace('/^(?:\+|00)/', '', Text::findPhone($text));
        if (preg_match('/^[0-9]{6,15}$/D', $digits) !== 1) {
            return '';
        }

        return strlen($digits) === 9 ? "351$digits" : $digits;
    }
}
