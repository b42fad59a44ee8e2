<?php

namespace ImoWidgets\Leads\Http;

use Closure;
use Illuminate\Http\Request;
use Illuminate\Http\Response;
use Illuminate\Support\Facades\Validator;
use ImoWidgets\Exceptions\NotStored;
use ImoWidgets\Leads\AnswerLink;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Leads\LeadState;
use ImoWidgets\Leads\Notifications\NewLead;
use ImoWidgets\Leads\Recipients;
use ImoWidgets\Rules\Text;
use ImoWidgets\Settings;

/**
 * The page of the links in the mails, with one button. Opening it changes nothing, because the scanners and previews of
 * mail programs follow every link; only the button does. The page shows no data of the visitor, which the mail has.
 */
final class LeadAnswerController
{
    private const LONGEST_NAME = 100;

    public function show(Request $request, string $lead, string $state): Response
    {
        return $this->ofLead($request, $lead, fn (Lead $found) => $this->page($found, LeadState::from($state)));
    }

    public function store(Request $request, string $lead, string $state): Response
    {
        $answer = fn (Lead $found) => $this->answer($found, LeadState::from($state), $request);

        return $this->ofLead($request, $lead, $answer);
    }

    private function answer(Lead $lead, LeadState $state, Request $request): Response
    {
        $by = self::nameIn($request);
        $presence = $state === LeadState::Taken ? 'required' : 'nullable';
        $input = Validator::make(
            ['by' => $by, 'seen' => $request->input('seen')],
            [
                'by' => [$presence, 'string', new Text(self::LONGEST_NAME)],
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
        if (! $lead->answer($state, $by, (int) $request->input('seen'))) {
            return $this->page($lead, $state, 409, [
                'problem' => 'Entretanto, alguém alterou o estado deste pedido. Veja como está agora e, se ainda fizer '
                    .'sentido, confirme.',
                'by' => $by,
            ]);
        }

        return $this->page($lead, $state, 200, ['isDone' => true]);
    }

    /** Returns the name in one line that every database can store; another type unchanged, for validation. */
    private static function nameIn(Request $request): mixed
    {
        $by = $request->input('by');
        $line = is_string($by) ? trim((string) preg_replace('/\p{Cc}+/u', ' ', mb_scrub($by, 'UTF-8'))) : $by;

        return $line === '' ? null : $line;
    }

    /** @param  Closure(Lead): Response  $then */
    private function ofLead(Request $request, string $key, Closure $then): Response
    {
        $refusal = AnswerLink::refusalOf($request);
        if ($refusal !== null) {
            return $this->refusal($refusal);
        }

        return NotStored::guard("The state of lead $key could not be read or stored", function () use ($key, $then) {
            $lead = Settings::leadModel()::query()->find($key);

            return $lead === null ? $this->refusal(404) : $then($lead);
        });
    }

    /** @param  array<string, mixed>  $more */
    private function page(Lead $lead, LeadState $state, int $status = 200, array $more = []): Response
    {
        $agent = $lead->kind === 'agente' ? app(Recipients::class)->nameOf('agente', $lead->recipient_id) : null;

        return response()->view('imo-widgets::leads.answer', [
            'lead' => $lead, 'state' => $state, 'title' => NewLead::titleOf($lead), 'isDone' => false,
            'problem' => null, 'by' => $lead->state_by ?? $agent, ...$more,
        ], $status);
    }

    private function refusal(int $status): Response
    {
        return response()->view('imo-widgets::leads.refused', ['status' => $status], $status);
    }
}
