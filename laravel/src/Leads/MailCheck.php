<?php

namespace ImoWidgets\Leads;

use Illuminate\Mail\Message;
use Illuminate\Support\Facades\Mail;
use ImoWidgets\Console\Findings;
use Throwable;

/** Sends a mail to each address of the agency, for `imo-widgets:check --mail`, and names the mailer that it used. */
final class MailCheck
{
    public function __construct(private readonly Recipients $recipients)
    {
    }

    public function run(Findings $found): void
    {
        $from = config('mail.from.address');
        $mailer = (string) config('mail.default');
        $always = config('mail.reply_to.address');
        if (! Recipients::isSomebodys($from)) {
            $found->problems[] = 'Mails are from nobody: expected an address of the agency\'s own domain in '
                .'MAIL_FROM_ADDRESS, got "'.(is_string($from) ? $from : '').'".';
        }
        if (filled($always)) {
            $found->warnings[] = "Reply-To: mail.reply_to puts $always into every mail, so that an answer to a "
                .'lead\'s mail goes there too, and not to the visitor alone.';
        }
        $found->answers += [
            'From' => (string) $from, 'Mailer' => trim("$mailer ".config("mail.mailers.$mailer.host")),
            'Queue' => (string) config('queue.default'),
        ];
        // One mail for each address, since a refused one tells nothing of the others.
        foreach ($this->recipients->general() as $address) {
            $found->answers["Test mail to $address"] = 'refused';
            try {
                Mail::raw(
                    'Este e-mail de teste foi pedido por imo-widgets:check --mail. Se o está a ler, os pedidos do site '
                        .'chegam aqui.',
                    fn (Message $mail) => $mail->to($address)->subject('Teste: contactos do site'),
                );
                $found->answers["Test mail to $address"] = 'handed over: look whether it arrived, and not among the '
                    .'spam';
            } catch (Throwable $problem) {
                $found->problems[] = "The test mail to $address did not go: ".$problem::class." {$problem->getCode()}.";
            }
        }
    }
}
