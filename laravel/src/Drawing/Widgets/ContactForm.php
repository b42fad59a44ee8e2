<?php

namespace ImoWidgets\Drawing\Widgets;

use ImoWidgets\Drawing\Html;
use ImoWidgets\Drawing\PageValues;
use ImoWidgets\Drawing\Pen;
use ImoWidgets\Drawing\Text;

/** The four contact forms (src/forms/ContactForm.tsx): they differ in head, button and first message. */
final class ContactForm
{
    /** A question about one listing. */
    public static function property(PageValues $values, Pen $pen): Html
    {
        $head = Html::of('div', [], self::title('Contacto'), Html::of('p', ['class' => 'imo-subtitle'], "Ref. {$values->text('idRef')}"));

        return self::draw($values, $pen, [
            'head' => $head, 'button' => 'Solicitar', 'message' => $values->text('mensagem') ?? '',
            'greeting' => "Olá, gostaria de saber mais sobre o imóvel Ref. {$values->text('idRef')}.",
        ]);
    }

    /** A question to the agency as a whole. */
    public static function general(PageValues $values, Pen $pen): Html
    {
        return self::draw($values, $pen, ['head' => self::title('Entrar em contacto'), 'button' => 'Enviar', 'message' => $values->text('mensagem') ?? '']);
    }

    /** A question to one agent, in one of two variants. */
    public static function agent(PageValues $values, Pen $pen): Html
    {
        $values->id('comercial');
        $name = $values->text('nomeComercial');
        $hello = $name === null ? 'Olá' : "Olá $name";
        $isOutside = $values->choice('variante') === 'titulo-fora';

        return self::draw($values, $pen, [
            'outerTitle' => $isOutside ? self::title('Contactar', 'imo-title imo-contact__outer-title') : null,
            'head' => self::agentHead($name, ! $isOutside),
            'button' => 'Solicitar',
            'greeting' => "$hello, gostaria de falar consigo.",
            'message' => $hello.', gostaria que me contactasse, por favor. Com os melhores cumprimentos.',
        ]);
    }

    /** A question to one agency. */
    public static function agency(PageValues $values, Pen $pen): Html
    {
        $values->id('agencia');

        return self::draw($values, $pen, ['head' => self::title('Contactar'), 'button' => 'Solicitar', 'message' => 'Olá, gostaria que me contactassem, por favor. Com os melhores cumprimentos.']);
    }

    private static function title(string $text, string $class = 'imo-title'): Html
    {
        return Html::of('h2', ['class' => $class], $text);
    }

    private static function agentHead(?string $name, bool $isTitled): ?Html
    {
        $title = $isTitled ? self::title('Contactar') : null;

        return $name === null ? $title : Html::join([
            Html::of('span', ['class' => 'imo-contact__avatar', 'aria-hidden' => 'true'], Text::toInitials($name)),
            Html::of('div', [], $title, Html::of('p', ['class' => $isTitled ? 'imo-subtitle' : 'imo-contact__name'], $name)),
        ]);
    }

    /** @param  array{head: ?Html, button: string, message: string, outerTitle?: ?Html, greeting?: string}  $form  in what it differs from the others */
    private static function draw(PageValues $values, Pen $pen, array $form): Html
    {
        ['head' => $head, 'button' => $button, 'message' => $message] = $form;
        $line = fn (string $label, string $name, array $input) => $pen->textField(['label' => $label, 'name' => $name] + ($name === 'nome' ? ['class' => 'imo-fields__wide'] : []), [
            'enterkeyhint' => 'next', 'aria-required' => 'true', ...$input,
        ]);
        $missing = ['nome', 'e-mail', 'contacto', ...(Text::isBlank($message) ? ['mensagem'] : [])];

        $greeting = $form['greeting'] ?? 'Olá, gostaria de falar com a agência.';
        $values->hasFeature('reenvio');

        return Html::of('div', ['class' => 'imo-contact'],
            $form['outerTitle'] ?? null,
            Html::of('form', ['class' => 'imo-card', 'method' => 'dialog', 'novalidate' => true],
                Html::of('div', ['class' => 'imo-contact__head'], $head),
                Html::of('div', ['class' => 'imo-fields'],
                    $line('O Seu nome*', 'nome', ['autocomplete' => 'name']),
                    $pen->emailField('E-mail*'),
                    $line('Contacto*', 'tel', ['type' => 'tel', 'inputmode' => 'tel', 'autocomplete' => 'tel']),
                    $pen->textArea(['label' => 'Mensagem*', 'name' => 'mensagem', 'class' => 'imo-fields__wide'], [
                        'autocomplete' => 'off', 'aria-required' => 'true',
                    ], $message),
                ),
                Html::of('div', ['class' => 'imo-contact__foot'],
                    Html::of('div', ['class' => 'imo-contact__send'], $pen->submitButton($button), $pen->missingFields($missing)),
                    $values->choice('mostrarContactos') === 'sim' ? self::ways($values->text('telefone'), $values->text('whatsapp'), $greeting, $pen) : null,
                    $pen->privacyLink($values->safeUrl('privacidadeUrl')),
                ),
            ),
        );
    }

    /** The telephone and WhatsApp beside the button (src/forms/ContactWays.tsx). */
    private static function ways(?string $phone, ?string $whatsapp, string $greeting, Pen $pen): ?Html
    {
        $button = fn (array $attributes, Html|false ...$children) => Html::of('a', ['class' => 'imo-button imo-button--secondary'] + $attributes, ...$children);
        $number = self::toWhatsappNumber($whatsapp ?? '');
        // As `encodeURIComponent` does, which leaves these five.
        $text = strtr(rawurlencode(Text::scrub($greeting)), ['%21' => '!', '%27' => "'", '%28' => '(', '%29' => ')', '%2A' => '*']);

        return $phone === null && $number === '' ? null : Html::of('div', ['class' => 'imo-contact__ways'],
            $phone === null ? null : $button(['href' => 'tel:'.Text::cleanPhone($phone)], $pen->icon('phone'), Html::of('span', [], $phone)),
            $number === '' ? null : $button(['href' => "https://wa.me/$number?text=$text", 'target' => '_blank', 'rel' => 'noopener'],
                $pen->icon('message-circle'),
                Html::of('span', [], 'WhatsApp'),
                Html::of('span', ['class' => 'imo-hidden'], ' (abre num novo separador)'),
            ),
        );
    }

    private static function toWhatsappNumber(string $text): string
    {
        $digits = preg_replace('/^(?:\+|00)/', '', Text::cleanPhone($text));
        if (preg_match('/^[0-9]{6,15}$/D', $digits) !== 1) {
            return '';
        }

        return strlen($digits) === 9 ? "351$digits" : $digits;
    }
}
