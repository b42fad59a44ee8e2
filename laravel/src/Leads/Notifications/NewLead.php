<?php

namespace ImoWidgets\Leads\Notifications;

use Illuminate\Notifications\Messages\MailMessage;
use Illuminate\Support\Str;
use ImoWidgets\Domain\Text;
use ImoWidgets\Leads\AnswerLink;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Leads\LeadKind;
use ImoWidgets\Leads\LeadOrigin;
use ImoWidgets\Leads\Recipients;
use ImoWidgets\MailNotification;
use ImoWidgets\PlainText;
use ImoWidgets\Widgets\Bundle;

/**
 * Informs the agency of one lead; `SendLeadMails` sends one mail per address. The HTML escapes every value: a
 * stranger's text must not become a link or a picture.
 */
class NewLead extends MailNotification
{
    private const LONGEST_NAME = 100;

    /** @param  string|null  $address  the only recipient of this mail; `null` for all recipients of the lead */
    public function __construct(public readonly ?string $address = null)
    {
    }

    public function toMail(Lead $lead): MailMessage
    {
        $title = self::titleOf($lead);
        $canReply = Recipients::isDeliverable($lead->email);
        $subject = ($lead->is_suspicious ? '[Suspeito] ' : '').self::subjectOf($lead);
        $mail = PlainText::mail($subject, 'imo-widgets::mail.new-lead', [
            'lead' => $lead,
            'title' => $title,
            'answers' => self::answersOf($lead),
            'origin' => LeadOrigin::described($lead->origin),
            'links' => AnswerLink::all($lead),
            'replyLink' => $canReply ? self::replyLinkOf($lead) : null,
            // If the sender is also the recipient, many mail programs ignore Reply-To.
            'answersGoToVisitor' => $canReply && ! $this->isFromRecipient(),
            'cv' => AnswerLink::toCv($lead),
        ]);

        // A line of a mail has at most 998 characters, and a name without spaces cannot be folded.
        return $canReply ? $mail->replyTo($lead->email, mb_substr($lead->nome, 0, self::LONGEST_NAME)) : $mail;
    }

    /**
     * Returns a subject that is unique to the lead, because mail programs group mails with the same subject into a
     * conversation.
     */
    public static function subjectOf(Lead $lead): string
    {
        $name = mb_substr(Text::inOneLine($lead->nome), 0, self::LONGEST_NAME);

        return Text::inOneLine(self::titleOf($lead))." – $name (n.º {$lead->getKey()})";
    }

    private static function replyLinkOf(Lead $lead): string
    {
        [$name, $domain] = [Str::beforeLast($lead->email, '@'), Str::afterLast($lead->email, '@')];
        $subject = 'Re: '.Text::inOneLine(self::titleOf($lead));

        return 'mailto:'.rawurlencode($name).'@'.rawurlencode($domain).'?subject='.rawurlencode($subject);
    }

    private function isFromRecipient(): bool
    {
        return strcasecmp((string) $this->address, (string) config('mail.from.address')) === 0;
    }

    public static function titleOf(Lead $lead): string
    {
        $unnamed = ($lead->kind === LeadKind::Agent ? 'o comercial ' : '').$lead->recipient_id;
        $name = app(Recipients::class)->nameOf($lead->kind, $lead->recipient_id);

        return $lead->kind->title($name ?? $unnamed);
    }

    /** @return array<string, string> */
    public static function answersOf(Lead $lead): array
    {
        $fields = app(Bundle::class)->shippedJson('fields.json')['forms'][$lead->kind->path()]['fields'] ?? [];
        $answers = [];
        foreach (array_filter($lead->fields, filled(...)) as $field => $value) {
            $isArea = str_starts_with($field, 'area') && Str::isMatch('/^[\d.,\s]+$/uD', $value);
            $answers[$fields[$field]['label'] ?? $field] = $isArea ? "$value m²" : $value;
        }

        return $answers;
    }
}
