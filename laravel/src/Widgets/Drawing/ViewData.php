<?php

namespace ImoWidgets\Widgets\Drawing;

use ImoWidgets\Domain\JsNumber;
use ImoWidgets\Domain\Loan;
use ImoWidgets\Domain\QueryString;
use ImoWidgets\Domain\Text;
use ImoWidgets\Leads\LeadKind;
use ImoWidgets\Widgets\Bundle;

/**
 * The data of a widget's view: the string values of its page data, by key, and whatever else it needs. `SearchValues`
 * has the data of `listing-search`.
 */
final class ViewData
{
    /** The number of people shown at first (docs/product/team.md#ver-todos). */
    private const FIRST_PEOPLE = 4;

    public function __construct(private readonly Bundle $bundle)
    {
    }

    /**
     * Returns a view's data. No variable is ever left out, because the view would then use one of the same name that
     * the site shares with all its views.
     *
     * @return array<string, mixed>
     */
    public function of(string $widget, PageValues $values): array
    {
        $texts = array_map(fn (?string $text) => $text ?? '', $values->texts());
        $own = match ($widget) {
            'agency-contact' => $this->contact(LeadKind::Agency, $texts),
            'agent-contact' => $this->contact(LeadKind::Agent, $texts),
            'general-contact' => $this->contact(LeadKind::General, $texts),
            'property-contact' => $this->contact(LeadKind::Listing, $texts),
            'hero-search' => $this->hero($texts),
            'mortgage-calculator' => self::calculator($values),
            'recruitment-wizard' => [
                'fields' => FormFields::of(LeadKind::Application, $this->bundle),
                'agencias' => $values->offices('agencias'),
            ],
            'team-cards' => self::team($values->people('colaboradores')),
            'valuation-wizard' => [
                'fields' => FormFields::of(LeadKind::Valuation, $this->bundle),
                'localizacoes' => array_column($values->places('localizacoes') ?? [], 'nome'),
            ],
            default => [],
        };

        return $own + $texts;
    }

    /**
     * @param  array<string, string>  $texts
     * @return array<string, mixed>
     */
    private function contact(LeadKind $kind, array $texts): array
    {
        return [
            'fields' => FormFields::of($kind, $this->bundle),
            'ways' => $texts['mostrarContactos'] === 'sim' ? self::ways($texts['telefone'], $texts['whatsapp']) : [],
            'initials' => Text::toInitials($texts['nomeComercial'] ?? ''),
        ];
    }

    /** @return array{phone?: array{text: string, number: string}, whatsapp?: string} */
    private static function ways(string $phone, string $whatsapp): array
    {
        $number = self::toWhatsappNumber($whatsapp);

        return [
            ...$phone === '' ? [] : [
                'phone' => ['text' => $phone, 'number' => Text::findPhone($phone) ?: Text::cleanPhone($phone)],
            ],
            ...$number === '' ? [] : ['whatsapp' => $number],
        ];
    }

    /**
     * Returns a number's digits for wa.me, beginning with the country code; `''` for an invalid number
     * (src/forms/ContactWays.tsx).
     */
    public static function toWhatsappNumber(string $text): string
    {
        $digits = (string) preg_replace('/^(?:\+|00)/', '', Text::findPhone($text));
        if (preg_match('/^[0-9]{6,15}$/D', $digits) !== 1) {
            return '';
        }

        return strlen($digits) === 9 ? "351$digits" : $digits;
    }

    /**
     * @param  array<string, string>  $texts
     * @return array<string, mixed>
     */
    private function hero(array $texts): array
    {
        [$path, $query] = explode('?', $texts['listaUrl']) + [1 => ''];

        return [
            'path' => $path,
            'parameters' => QueryString::pairs($query),
            'purposes' => $this->bundle->drawn('heroPurposes'),
        ];
    }

    /** @return array<string, mixed> docs/product/calculator.md#instalment */
    private static function calculator(PageValues $values): array
    {
        $texts = [
            'price' => self::preset($values->decimal('precoImovel')),
            'rate' => self::preset($values->decimal('tan')),
            'years' => self::preset($values->decimal('anos')),
        ];

        return $texts + Loan::simulate(...$texts) + ['hasSimulation' => $values->hasFeature('simulacao')];
    }

    private static function preset(?float $number): string
    {
        return $number === null ? '' : str_replace('.', ',', JsNumber::toText($number));
    }

    /**
     * @param  list<array{name: string, titulo: string, foto: ?string, link: ?string}>  $people
     * @return array<string, mixed>
     */
    private static function team(array $people): array
    {
        return [
            'colaboradores' => array_map(self::person(...), array_slice($people, 0, self::FIRST_PEOPLE)),
            'hasMore' => count($people) > self::FIRST_PEOPLE,
        ];
    }

    /**
     * @param  array{name: string, titulo: string, foto: ?string, link: ?string}  $person
     * @return array<string, string>
     */
    private static function person(array $person): array
    {
        return [
            'name' => $person['name'],
            'initials' => Text::toInitials($person['name']),
            'titulo' => $person['titulo'],
            'foto' => $person['foto'] ?? '',
            'link' => $person['link'] ?? '',
        ];
    }
}
