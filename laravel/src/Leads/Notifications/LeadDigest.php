<?php

namespace ImoWidgets\Leads\Notifications;

use Illuminate\Notifications\Messages\MailMessage;
use Illuminate\Notifications\Notification;
use Illuminate\Support\Collection;
use ImoWidgets\Leads\AnswerLink;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Leads\LeadSettings;
use ImoWidgets\Leads\LeadState;

/** The reminder of leads that have waited for an answer for a day; `SendDigest` sends it. */
class LeadDigest extends Notification
{
    public const MOST = 50;

    /** @param  Collection<int, Lead>  $leads */
    public function __construct(protected readonly Collection $leads, protected readonly int $more)
    {
    }

    /** @return list<string> */
    public function via(object $notifiable): array
    {
        return ['mail'];
    }

    public function toMail(object $notifiable): MailMessage
    {
        $count = $this->leads->count() + $this->more;
        $title =
            ($count === 1 ? '1 pedido' : "$count pedidos").
            ' por responder há mais de '.
            self::hours((int) LeadSettings::get('digest.hours'));
        $entries = $this->leads->map(
            fn (Lead $lead) => [
                'lead' => $lead,
                'title' => NewLead::titleOf($lead),
                'since' => $lead->created_at->settings(['locale' => 'pt_PT'])->diffForHumans(),
                'state' => $lead->state->sentence($lead->state_by),
                'links' => array_map(
                    fn (LeadState $state) => [
                        'text' => $state->action(),
                        'url' => AnswerLink::to($lead->getKey(), $state),
                    ],
                    LeadState::choices(),
                ),
            ],
        );

        return (new MailMessage())
            ->subject($title)
            ->view(
                ['html' => 'imo-widgets::mail.lead-digest-html', 'text' => 'imo-widgets::mail.lead-digest'],
                ['title' => $title, 'entries' => $entries, 'more' => $this->more],
            );
    }

    private static function hours(int $hours): string
    {
        return $hours === 1 ? 'uma hora' : "$hours horas";
    }
}
