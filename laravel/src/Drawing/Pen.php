<?php

namespace ImoWidgets\Drawing;

use ImoWidgets\Domain\Text;

/**
 * What the listing's drawing is made with: parts that stand in it more than once, each as the component of the same name in
 * src/ui renders it at its start, and the ids, which begin with the tag's own prefix.
 */
final class Pen
{
    /** docs/product/places.md#long-names */
    private const PLACE_LIMIT = 31;

    /**
     * @param  string  $ids  what every id in this drawing begins with
     * @param  PageUrl  $page  the page that the tag stands on
     */
    public function __construct(
        public readonly DrawingData $data,
        public readonly PageUrl $page,
        private readonly string $ids,
    ) {
    }

    /** The id of that name in this drawing. */
    public function id(string $name): string
    {
        return "$this->ids-$name";
    }

    /** An icon by lucide's name. */
    public function icon(string $name, string $class = 'imo-icon'): Html
    {
        return $this->data->icon($name, $class);
    }

    /**
     * A native list with our arrow over it (src/ui/NativeSelect.tsx).
     *
     * @param  array<string, string|null>  $select  its attributes
     * @param  list<array{string, string}>  $options  value and label
     */
    public function nativeSelect(array $select, array $options, string $chosen): Html
    {
        $draw = fn (array $option) => Html::of('option', ['value' => $option[0], 'selected' => $option[0] === $chosen], $option[1]);

        return Html::of('span', ['class' => 'imo-native'],
            Html::of('select', $select + ['class' => 'imo-input'], Html::join(array_map($draw, $options))),
            $this->icon('chevron-down'),
        );
    }

    /**
     * A list of several to choose from, closed (src/ui/MultiSelect.tsx).
     *
     * @param  array{label: string, name: string, isShortWhenNarrow?: bool}  $field  short: in a narrow widget one chip stands for all
     * @param  list<array{string, string}>  $chosen  value and label, in the order of the choices
     */
    public function multiSelect(array $field, string $placeholder, array $chosen, int $chipLimit): Html
    {
        $id = $this->id($field['name']);
        $chips = array_map(fn (array $one) => [$one[1], Html::join([$one[1]])], $chosen);
        $shell = [
            $this->selectValue($this->selectChips($chips, $chipLimit, $field['isShortWhenNarrow'] ?? false) ?? $this->selectPlaceholder($id, $placeholder), $chips !== [], $this->selectInput($id, $chosen !== [], [
                'inputmode' => 'none', 'readonly' => true, 'aria-readonly' => 'true',
            ])),
            Html::of('div', ['class' => 'imo-select__indicators'],
                Html::of('div', ['class' => 'imo-select__indicator imo-select__dropdown-indicator', 'aria-hidden' => 'true'], $this->icon('chevron-down')),
            ),
        ];

        return $this->selectShell($field, $id, $shell);
    }

    /**
     * The field of places, closed (src/ui/PlacesField.tsx).
     *
     * @param  array{label: string, name: string, class?: string}  $field
     * @param  list<string>  $chosen
     */
    public function placesField(array $field, array $chosen): Html
    {
        $id = $this->id($field['name']);
        $chips = array_map(fn (string $name) => [$name, Html::of('span', ['title' => $name], Text::shorten($name, self::PLACE_LIMIT))], $chosen);
        $input = $this->selectInput($id, $chosen !== [], [
            'class' => 'imo-select__input', 'type' => 'text', 'placeholder' => ' ',
        ]);

        return $this->selectShell($field, $id, [
            Html::of('span', ['class' => 'imo-select__lead'], $this->icon('map-pin')),
            $this->selectValue(
                $this->selectChips($chips, count($chips)) ?? $this->selectPlaceholder($id, 'Concelho ou freguesia'),
                $chips !== [],
                Html::of('div', ['class' => 'imo-select__input-container'], $input),
            ),
        ]);
    }

    /** @param  list<Html>  $parts  of the control */
    private function selectShell(array $field, string $id, array $parts): Html
    {
        return Html::of('div', ['class' => isset($field['class']) ? "imo-field {$field['class']}" : 'imo-field'],
            Html::of('label', ['class' => 'imo-field__label', 'id' => "$id-label", 'for' => $id], $field['label']),
            Html::of('div', ['class' => 'imo-select imo-select--shell'], Html::of('div', ['class' => 'imo-select__control'], ...$parts)),
        );
    }

    private function selectValue(Html $value, bool $hasChips, Html $input): Html
    {
        $class = 'imo-select__value-container imo-select__value-container--is-multi';

        return Html::of('div', ['class' => $hasChips ? "$class imo-select__value-container--has-value" : $class], $value, $input);
    }

    private function selectPlaceholder(string $id, string $text): Html
    {
        return Html::of('div', ['class' => 'imo-select__placeholder', 'id' => "$id-placeholder"], $text);
    }

    /**
     * @param  list<array{string, Html}>  $chips  name and what is shown of it
     * @return Html|null nothing without any
     */
    private function selectChips(array $chips, int $limit, bool $isShortWhenNarrow = false): ?Html
    {
        $rest = count($chips) - $limit;

        return $chips === [] ? null : Html::join([
            ...array_map($this->selectChip(...), array_slice($chips, 0, $limit)),
            $rest > 0 ? Html::of('span', ['class' => 'imo-select__more'], "e mais $rest") : null,
            $isShortWhenNarrow && count($chips) > 1 ? Html::of('span', ['class' => 'imo-select__rest'], '+'.(count($chips) - 1)) : null,
        ]);
    }

    /** @param  array{string, Html}  $chip */
    private function selectChip(array $chip): Html
    {
        return Html::of('div', ['class' => 'imo-select__multi-value'],
            Html::of('div', ['class' => 'imo-select__multi-value__label'], $chip[1]),
            Html::of('div', ['role' => 'button', 'class' => 'imo-select__multi-value__remove', 'aria-label' => "Retirar {$chip[0]}"], $this->icon('x', 'imo-icon imo-icon--small')),
        );
    }

    /** @param  array<string, string|bool|null>  $attributes  of its kind */
    private function selectInput(string $id, bool $hasChips, array $attributes): Html
    {
        return Html::of('input', $attributes + [
            'id' => $id, 'autocapitalize' => 'none', 'autocomplete' => 'off', 'autocorrect' => 'off', 'spellcheck' => 'false', 'role' => 'combobox',
            'aria-autocomplete' => 'list', 'aria-expanded' => 'false', 'aria-haspopup' => 'true', 'aria-labelledby' => "$id-label",
            'aria-describedby' => $hasChips ? null : "$id-placeholder",
        ]);
    }
}
