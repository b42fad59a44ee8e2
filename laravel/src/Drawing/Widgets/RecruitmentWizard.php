<?php

namespace ImoWidgets\Drawing\Widgets;

use ImoWidgets\Drawing\Html;
use ImoWidgets\Drawing\PageValues;
use ImoWidgets\Drawing\Pen;

/** A job application at its first step (widgets/recruitment-wizard/RecruitmentWizard.tsx). */
final class RecruitmentWizard
{
    /** "Função e loja". */
    public static function draw(PageValues $values, Pen $pen): Html
    {
        $values->safeUrl('privacidadeUrl');
        $values->hasFeature('reenvio');
        $agencies = array_column($pen->data->list('agencies'), 'name');
        $step = Html::of('div', ['class' => 'imo-wizard__groups'],
            self::roles(array_column($pen->data->list('jobRoles'), 'label')),
            $pen->selectField(['label' => 'Agência', 'name' => 'agencia'], $agencies, 'Selecione a Agência', isRequired: true),
        );

        return $pen->wizard(['Função e loja', 'Dados e Informações', 'Confirmar'], $step, ['função', 'agência'], 'escolher');
    }

    /** @param  list<string>  $roles */
    private static function roles(array $roles): Html
    {
        return Html::of('fieldset', [],
            Html::of('legend', ['class' => 'imo-choices__legend'], 'Função'),
            Html::of('div', ['class' => 'imo-choices'], Html::join(array_map(
                fn (string $role) => Html::of('label', ['class' => 'imo-choice'],
                    Html::of('input', ['type' => 'radio', 'required' => true, 'class' => 'imo-radio', 'name' => 'funcao', 'value' => $role]),
                    Html::of('span', [], $role),
                ),
                $roles,
            ))),
        );
    }
}
