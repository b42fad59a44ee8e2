<?php

namespace ImoWidgets\Drawing;

/**
 * What a widget's drawing is made with: the parts that several widgets share, each as the component of the same name in
 * src/ui or src/forms renders it at its start, and the ids, which begin with the tag's own prefix.
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
     * A label over its control (src/ui/Field.tsx).
     *
     * @param  callable(array<string, string>): Html  $control  gets what ties it to the field
     * @param  array{label: string, name: string, hint?: string, class?: string}  $field
     */
    public function field(array $field, callable $control): Html
    {
        ['label' => $label, 'name' => $name] = $field;
        $hint = $field['hint'] ?? null;
        $id = $this->id($name);

        return Html::of('div', ['class' => isset($field['class']) ? "imo-field {$field['class']}" : 'imo-field'],
            Html::of('label', ['class' => 'imo-field__label', 'for' => $id], $label),
            $control(['id' => $id] + ($hint === null ? [] : ['aria-describedby' => "$id-hint"])),
            $hint === null ? null : Html::of('p', ['class' => 'imo-field__hint', 'id' => "$id-hint"], $hint),
        );
    }

    /**
     * A line of text (src/ui/TextField.tsx).
     *
     * @param  array{label: string, name: string, hint?: string, class?: string}  $field
     * @param  array<string, string|bool|null>  $input  further attributes
     */
    public function textField(array $field, array $input = [], ?string $unit = null): Html
    {
        return $this->field($field, function (array $control) use ($field, $input, $unit) {
            $line = Html::of('input', $input + ['type' => 'text', 'name' => $field['name'], 'value' => '', 'class' => 'imo-input'] + $control);

            return $unit === null ? $line : Html::of('span', ['class' => 'imo-affix'],
                $line,
                Html::of('span', ['class' => 'imo-affix__unit', 'aria-hidden' => 'true'], $unit),
            );
        });
    }

    /**
     * Several lines of text (src/ui/TextArea.tsx).
     *
     * @param  array{label: string, name: string, hint?: string, class?: string}  $field
     * @param  array<string, string|int|null>  $area  further attributes
     */
    public function textArea(array $field, array $area = [], string $text = ''): Html
    {
        return $this->field($field, fn (array $control) => Html::of('textarea', $area + ['name' => $field['name'], 'rows' => 4, 'class' => 'imo-input imo-input--area'] + $control, $text));
    }

    /** An e-mail address's line (src/forms/EmailField.tsx). */
    public function emailField(string $label): Html
    {
        return $this->textField(['label' => $label, 'name' => 'email'], [
            'type' => 'email', 'inputmode' => 'email', 'autocomplete' => 'email', 'autocapitalize' => 'none',
            'spellcheck' => 'false', 'enterkeyhint' => 'next', 'aria-required' => 'true',
        ]);
    }

    /**
     * A native list under its label, with nothing chosen (src/ui/SelectField.tsx).
     *
     * @param  array{label: string, name: string, class?: string}  $field
     * @param  list<string>  $options
     */
    public function selectField(array $field, array $options, string $placeholder, bool $isRequired = false): Html
    {
        $choices = array_map(fn (string $option) => [$option, $option], $options);
        $select = ['name' => $field['name'], 'aria-required' => $isRequired ? 'true' : null];

        return $this->field($field, fn (array $control) => $this->nativeSelect($select + $control, $choices, '', $placeholder));
    }

    /**
     * A native list with our arrow over it (src/ui/NativeSelect.tsx).
     *
     * @param  array<string, string|null>  $select  its attributes
     * @param  list<array{string, string}>  $options  value and label
     */
    public function nativeSelect(array $select, array $options, string $chosen, ?string $placeholder = null): Html
    {
        $all = $placeholder === null ? $options : [['', $placeholder], ...$options];
        $isUnchosen = $placeholder !== null && $chosen === '';

        return Html::of('span', ['class' => $isUnchosen ? 'imo-native imo-native--placeholder' : 'imo-native'],
            Html::of('select', $select + ['class' => 'imo-input'], Html::join(array_map(
                fn (array $option) => Html::of('option', ['value' => $option[0], 'selected' => $option[0] === $chosen], $option[1]),
                $all,
            ))),
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
        $labels = array_column($chosen, 1);
        $rest = count($labels) - $chipLimit;
        $chips = $labels === [] ? null : Html::join([
            ...array_map(fn (string $label) => $this->selectChip($label, Html::join([$label])), array_slice($labels, 0, $chipLimit)),
            $rest > 0 ? Html::of('span', ['class' => 'imo-select__more'], "e mais $rest") : null,
            ($field['isShortWhenNarrow'] ?? false) && count($labels) > 1 ? Html::of('span', ['class' => 'imo-select__rest'], '+'.(count($labels) - 1)) : null,
        ]);
        $input = $this->selectInput($id, $chips !== null, ['inputmode' => 'none', 'readonly' => true, 'aria-readonly' => 'true']);

        return $this->selectBox($field, 'list', $this->icon('chevron-down'), $this->selectShell($id, $chips, $placeholder, $input));
    }

    /**
     * The field of places, closed (src/ui/PlacesField.tsx).
     *
     * @param  array{label: string, name: string, class?: string, isSent?: bool}  $field  with `isSent` what is typed is sent with its form
     * @param  list<string>  $chosen
     */
    public function placesField(array $field, array $chosen): Html
    {
        $id = $this->id($field['name']);
        $chips = $chosen === [] ? null : Html::join(array_map(
            fn (string $name) => $this->selectChip($name, Html::of('span', ['title' => $name], Text::shorten($name, self::PLACE_LIMIT))),
            $chosen,
        ));
        $input = $this->selectInput($id, $chips !== null, [
            'class' => 'imo-select__input', 'type' => 'text', 'placeholder' => ' ', 'value' => '',
            'name' => ($field['isSent'] ?? false) && $chips === null ? $field['name'] : null,
        ]);
        $typed = Html::of('div', ['class' => 'imo-select__input-container', 'data-value' => ''], $input);

        return $this->selectBox($field, 'typed', $this->icon('map-pin'), $this->selectShell($id, $chips, 'Concelho ou freguesia', $typed));
    }

    /** A closed select under its label (src/ui/MultiSelect.tsx, src/ui/PlacesField.tsx). */
    private function selectBox(array $field, string $kind, Html $icon, Html $shell): Html
    {
        $id = $this->id($field['name']);

        return Html::of('div', ['class' => isset($field['class']) ? "imo-field {$field['class']}" : 'imo-field'],
            Html::of('label', ['class' => 'imo-field__label', 'id' => "$id-label", 'for' => $id], $field['label']),
            Html::of('div', ['class' => "imo-select-box imo-select-box--$kind"], $shell, $icon),
        );
    }

    /** The closed select (src/ui/SelectShell.tsx). */
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

    /**
     * Why the button beside it is disabled (src/forms/MissingFields.tsx).
     *
     * @param  list<string>  $names
     */
    public function missingFields(array $names, string $verb = 'preencher'): Html
    {
        return Html::of('p', ['class' => 'imo-missing', 'role' => 'status'], $names === [] ? null : Html::join([
            $this->icon('info', 'imo-icon imo-icon--small'),
            Html::of('span', [], "Falta $verb: ".Text::list($names).'.'),
        ]));
    }

    /** A form's one button, which nothing can be sent with before the widget is there (src/forms/SubmitButton.tsx). */
    public function submitButton(string $text): Html
    {
        return Html::of('button', ['type' => 'submit', 'class' => 'imo-button imo-button--primary', 'disabled' => true, 'aria-busy' => 'false'], Html::of('span', [], $text));
    }

    /** What sending means for the visitor's data (src/forms/PrivacyLink.tsx). */
    public function privacyLink(string $url): Html
    {
        return Html::of('p', ['class' => 'imo-privacy'],
            'Os dados que enviar são tratados de acordo com a ',
            Html::of('a', ['class' => 'imo-privacy__link', 'href' => $url, 'target' => '_blank', 'rel' => 'noopener'],
                'Política de Privacidade',
                $this->icon('external-link'),
                Html::of('span', ['class' => 'imo-hidden'], ' (abre num novo separador)'),
            ),
            '.',
        );
    }

    /**
     * A wizard at its first step (src/forms/Wizard.tsx).
     *
     * @param  list<string>  $steps  their names
     * @param  list<string>  $missing  what the first step needs
     */
    public function wizard(array $steps, Html $content, array $missing, string $verb): Html
    {
        return Html::of('div', ['class' => 'imo-wizard'],
            Html::of('form', ['class' => 'imo-card', 'novalidate' => true],
                $this->stepHeader($steps),
                Html::of('p', ['class' => 'imo-wizard__eyebrow'], 'Passo 1 de '.count($steps)),
                Html::of('h2', ['class' => 'imo-wizard__title', 'tabindex' => '-1'], $steps[0]),
                $content,
                Html::of('div', ['class' => 'imo-wizard__foot'], $this->missingFields($missing, $verb), $this->submitButton('Seguinte')),
            ),
        );
    }

    private function stepHeader(array $steps): Html
    {
        return Html::of('ol', ['class' => 'imo-steps', 'aria-label' => 'Passos'], Html::join(array_map(
            fn (int $at, string $name) => Html::of('li', ['class' => 'imo-steps__item', 'aria-current' => $at === 0 ? 'step' : null],
                Html::of('span', ['class' => 'imo-steps__marker', 'aria-hidden' => 'true'], Html::of('span', [], $at + 1)),
                Html::of('span', ['class' => 'imo-steps__label'], Html::of('span', [], $name)),
            ),
            array_keys($steps),
            $steps,
        )));
    }
}
