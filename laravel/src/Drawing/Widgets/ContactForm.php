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

        return self::draw($values, $pen, ['head' => $head, 'button' => 'Solicitar', 'message' => $values->text('mensagem') ?? '']);
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
        $isOutside = $values->choice('variante') === 'titulo-fora';

        return self::draw($values, $pen, [
            'outerTitle' => $isOutside ? self::title('Contactar', 'imo-title imo-contact__outer-title') : null,
            'head' => self::agentHead($name, ! $isOutside),
            'button' => 'Solicitar',
            'message' => ($name === null ? 'Olá' : "Olá $name").', gostaria que me contactasse, por favor. Com os melhores cumprimentos.',
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

    /** @param  array{head: ?Html, button: string, message: string, outerTitle?: ?Html}  $form  in what it differs from the others */
    private static function draw(PageValues $values, Pen $pen, array $form): Html
    {
        ['head' => $head, 'button' => $button, 'message' => $message] = $form;
        $line = fn (string $label, string $name, array $input) => $pen->textField(['label' => $label, 'name' => $name] + ($name === 'nome' ? ['class' => 'imo-fields__wide'] : []), [
            'enterkeyhint' => 'next', 'aria-required' => 'true', ...$input,
        ]);
        $missing = ['nome', 'e-mail', 'contacto', ...(Text::isBlank($message) ? ['mensagem'] : [])];

        return Html::of('div', ['class' => 'imo-contact'],
            $form['outerTitle'] ?? null,
            Html::of('form', ['class' => 'imo-card', 'novalidate' => true],
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
                    $pen->privacyLink($values->safeUrl('privacidadeUrl')),
                ),
            ),
        );
    }
}
