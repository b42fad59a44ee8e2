<?php

namespace ImoWidgets\Leads\Http;

use Illuminate\Http\Request;
use Illuminate\Http\Response;
use Illuminate\Support\Facades\Validator;
use ImoWidgets\Leads\Actions\AnswerLead;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Leads\LeadState;
use ImoWidgets\Leads\Notifications\NewLead;
use ImoWidgets\Rules\StorableText;

/** Serves the page on which a mail's recipients set a lead's state (docs/operating.md#answering-by-a-link). */
final class LeadAnswerController extends LinkedPage
{
    public function __construct(private readonly AnswerLead $answerLead)
    {
    }

    public function show(Request $request, string $id, string $state): Response
    {
        return $this->ofLink($request, $id, fn (Lead $lead) => $this->page($lead, LeadState::from($state)));
    }

    public function store(Request $request, string $id, string $state): Response
    {
        return $this->ofLink($request, $id, fn (Lead $lead) => $this->answer($lead, LeadState::from($state), $request));
    }

    private function answer(Lead $lead, LeadState $state, Request $request): Response
    {
        $by = self::nameIn($request);
        $presence = $state === LeadState::Taken ? 'required' : 'nullable';
        $input = Validator::make(
            ['by' => $by, 'seen' => $request->input('seen')],
            [
                'by' => [$presence, 'string', new StorableText(self::LONGEST_NAME)],
                'seen' => ['required', 'integer', 'min:0', 'max:4000000000'],
            ],
        );
        if ($input->fails()) {
            $problem = $input->errors()->has('by')
                ? 'Indique o seu nome, com '.self::LONGEST_NAME.' letras no máximo.'
                : 'O pedido não chegou completo. Carregue outra vez no botão.';

            return $this->page($lead, $state, 422, [
                'problem' => $problem,
                'by' => is_string($by) ? mb_substr($by, 0, self::LONGEST_NAME) : '',
            ]);
        }
        if (! $this->answerLead->handle($lead, $state, $by, (int) $request->input('seen'))) {
            return $this->page($lead, $state, 409, [
                'problem' => 'Entretanto, alguém alterou o estado deste pedido. Veja como está agora e, se ainda fizer '
                    .'sentido, confirme.',
                'by' => $by,
            ]);
        }

        return $this->page($lead, $state, 200, ['isDone' => true]);
    }

    /** @param  array<string, mixed>  $more */
    private function page(Lead $lead, LeadState $state, int $status = 200, array $more = []): Response
    {
        return response()->view('imo-widgets::leads.answer', [
            'lead' => $lead,
            'state' => $state,
            'title' => NewLead::titleOf($lead),
            'isDone' => false,
            'problem' => null,
            'by' => self::suggestedName($lead),
            ...$more,
        ], $status);
    }
}
