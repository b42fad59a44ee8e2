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
     * A native list with our arrow over it (src/ui/select/NativeSelect.tsx).
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
     * A list of several to choose from, closed (src/ui/select/MultiSelect.tsx).
     *
     * @param  array{label: string, name: string, shortWord?: string}  $field  what several are called in a narrow widget
     * @param  list<array{string, string}>  $chosen  value and label, in the order of the choices
     */
    public function multiSelect(array $field, string $placeholder, array $chosen, int $chipLimit): Html
    {
        $id = $this->id($field['name']);
        $labels = array_column($chosen, 1);
        $chips = $labels === [] ? null : Html::join([
            ...array_map(fn (string $label) => $this->selectChip($label, Html::join([$label])), array_slice($labels, 0, $chipLimit)),
            ...self::restTexts(count($labels), $chipLimit, $field['shortWord'] ?? null),
        ]);
        $input = $this->selectInput($id, $chips !== null, ['inputmode' => 'none', 'readonly' => true, 'aria-readonly' => 'true']);

        return $this->selectBox($field, 'list', $this->icon('chevron-down'), $this->selectShell($id, $chips, $placeholder, $input));
    }

    /**
     * The field of places, closed (src/ui/select/PlacesField.tsx).
     *
     * @param  array{label: string, name: string, class?: string}  $field
     * @param  list<string>  $chosen
     * @param  int|null  $chipLimit  how many chips are seen before it has the focus; `null` for all
     */
    public function placesField(array $field, array $chosen, ?int $chipLimit = null): Html
    {
        $id = $this->id($field['name']);
        $chip = fn (string $name) => $this->selectChip($name, Html::of('span', ['title' => $name], Text::shorten($name, self::PLACE_LIMIT)));
        $chips = $chosen === [] ? null : Html::join([
            ...array_map($chip, $chosen),
            ...($chipLimit === null ? [] : self::restTexts(count($chosen), $chipLimit, '')),
        ]);
        $input = $this->selectInput($id, $chips !== null, [
            'class' => 'imo-select__input', 'type' => 'text', 'placeholder' => ' ', 'value' => '',
        ]);
        $typed = Html::of('div', ['class' => 'imo-select__input-container', 'data-value' => ''], $input);

        return $this->selectBox($field, 'typed', $this->icon('map-pin'), $this->selectShell($id, $chips, 'Concelho ou freguesia', $typed));
    }

    /**
     * What stands for chips that are not seen (`toRestTexts` of src/ui/select/SelectShell.tsx).
     *
     * @return list<Html>
     */
    private static function restTexts(int $count, int $chipLimit, ?string $shortWord): array
    {
        $texts = [
            'more' => $count > $chipLimit ? 'e mais '.($count - $chipLimit) : null,
            'rest' => $shortWord === null || $count < 2 ? null : ($shortWord === '' ? '+'.($count - 1) : "$count $shortWord"),
        ];
        $texts = array_filter($texts, fn (?string $text) => $text !== null);

        return array_map(fn (string $name, string $text) => Html::of('span', ['class' => "imo-select__$name"], $text), array_keys($texts), $texts);
    }

    /** A closed select under its label (src/ui/select/MultiSelect.tsx, src/ui/select/PlacesField.tsx). */
    private function selectBox(array $field, string $kind, Html $icon, Html $shell): Html
    {
        $id = $this->id($field['name']);

        return Html::of('div', ['class' => isset($field['class']) ? "imo-field {$field['class']}" : 'imo-field'],
            Html::of('label', ['class' => 'imo-field__label', 'id' => "$id-label", 'for' => $id], $field['label']),
            Html::of('div', ['class' => "imo-select-box imo-select-box--$kind"], $shell, $icon),
        );
    }

    /** The closed select (src/ui/select/SelectShell.tsx). */
    private function selectShell(string $id, ?Html $chips, string $placeholder, Html $input): Html
    {
        $class = 'imo-select__value-container';

        return Html::of('div', ['class' => 'imo-select imo-select--shell'],
            Html::of('div', ['class' => 'imo-select__control'],
                Html::of('div', ['class' => $chips === null ? $class : "$class $class--has-value"],
                    $chips ?? Html::of('div', ['class' => 'imo-select__placeholder', 'id' => "$id-placeholder"], $placeholder),
                    $input,
                ),
            ),
        );
    }

    /** A chip, named in full and shown as it fits. */
    private function selectChip(string $name, Html $shown): Html
    {
        return Html::of('div', ['class' => 'imo-select__multi-value'],
            Html::of('div', ['class' => 'imo-select__multi-value__label'], $shown),
            Html::of('div', ['role' => 'button', 'class' => 'imo-select__multi-value__remove', 'aria-label' => "Retirar $name"], $this->icon('x', 'imo-icon imo-icon--small')),
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
