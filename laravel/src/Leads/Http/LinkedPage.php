<?php

namespace ImoWidgets\Leads\Http;

use Closure;
use Illuminate\Http\Request;
use Illuminate\Http\Response;
use Illuminate\Support\Str;
use ImoWidgets\Exceptions\NotStored;
use ImoWidgets\Leads\AnswerLink;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Leads\LeadKind;
use ImoWidgets\Leads\Recipients;
use ImoWidgets\Settings;

/**
 * A page about one lead that a signed link in a mail opens. Only the page's button changes anything, because scanners
 * and previews of mail programs open every link. The page shows none of the visitor's data, which is already in the
 * mail.
 */
abstract class LinkedPage
{
    protected const LONGEST_NAME = 100;

    /** @param  Closure(Lead): Response  $then */
    protected function ofLink(Request $request, string $id, Closure $then): Response
    {
        $refusal = AnswerLink::refusalOf($request);

        return $refusal === null ? $this->ofLead($id, $then) : $this->refusal($refusal);
    }

    /** @param  Closure(Lead): Response  $then */
    protected function ofLead(string $id, Closure $then): Response
    {
        return NotStored::guard("Lead $id could not be read or stored", function () use ($id, $then) {
            $lead = Settings::leadModel()::query()->find($id);

            return $lead === null ? $this->refusal(404) : $then($lead);
        });
    }

    /**
     * Returns the request's `by` on one line, in a form that every database can store; `null` if it is blank. A value
     * of another type is returned unchanged for validation.
     */
    protected static function nameIn(Request $request): mixed
    {
        $by = $request->input('by');
        $line = is_string($by) ? trim((string) Str::replaceMatches('/\p{Cc}+/u', ' ', mb_scrub($by, 'UTF-8'))) : $by;

        return $line === '' ? null : $line;
    }

    /**
     * Returns the name that the page suggests: that of whoever last set the state, or else that of the agent whom the
     * lead is for.
     */
    protected static function suggestedName(Lead $lead): ?string
    {
        return $lead->state_by
            ?? ($lead->kind === LeadKind::Agent
                ? app(Recipients::class)->nameOf($lead->kind, $lead->recipient_id)
                : null);
    }

    protected function refusal(int $status): Response
    {
        return response()->view('imo-widgets::leads.refused', ['status' => $status], $status);
    }
}
