<?php

namespace ImoWidgets\Leads\Notifications;

use Illuminate\Notifications\Messages\MailMessage;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\Validator;
use ImoWidgets\Leads\AnswerLink;
use ImoWidgets\Leads\Lead;
use ImoWidgets\MailNotification;
use ImoWidgets\PlainText;
use ImoWidgets\Settings;

/** Reminds the agency of leads that have waited too long for an answer (`leads.digest`); `SendDigest` sends it. */
class LeadDigest extends MailNotification
{
    public const MOST = 50;

    /** @param  Collection<int, Lead>  $leads */
    public function __construct(protected readonly Collection $leads, protected readonly int $more)
    {
    }

    public function toMail(object $notifiable): MailMessage
    {
        $count = $this->leads->count() + $this->more;
        $hours = (int) Settings::get('leads.digest.hours');
        $title = ($count === 1 ? '1 pedido' : "$count pedidos").' por responder há mais de '
            .($hours === 1 ? 'uma hora' : "$hours horas");
        $entries = $this->leads->map(
            fn (Lead $lead) => [
                'lead' => $lead,
                'title' => NewLead::titleOf($lead),
                'since' => $lead->created_at->settings(['locale' => 'pt_PT'])->diffForHumans(),
                'state' => $lead->state->sentence($lead->state_by),
                'links' => AnswerLink::all($lead),
                'cv' => AnswerLink::toCv($lead),
            ],
        );

        return PlainText::mail($title, 'imo-widgets::mail.lead-digest', [
            'title' => $title,
            'entries' => $entries,
            'more' => $this->more,
        ]);
    }

    /** Returns the reminder's time of day, such as `09:00`; `null` if the setting is off or invalid. */
    public static function timeOfDay(): ?string
    {
        $time = Settings::get('leads.digest.at');

        return Validator::make(['at' => $time], ['at' => ['required', 'date_format:H:i,G:i']])->passes() ? $time : null;
    }
}
