<?php

namespace ImoWidgets\Leads\Mails;

use Illuminate\Mail\Message;
use Illuminate\Support\Facades\Bus;
use Illuminate\Support\Facades\Mail;
use Illuminate\Support\Sleep;
use ImoWidgets\Leads\Recipients;
use Throwable;

/**
 * Whether a mail about a lead would arrive, for `imo-widgets:check --mail`: whom it is from, what DNS says of that domain, whether
 * a worker takes jobs, and a mail to the agency itself. DKIM it does not see: only the mail server knows its selector.
 */
final class MailCheck
{
    private const PATIENCE_SECONDS = 15;

    private const POLL_MILLISECONDS = 250;

    /** @var list<string> what loses mails */
    public array $problems = [];

    /** @var list<string> what may lose some */
    public array $warnings = [];

    /** @var array<string, string> what was found, by what it is about */
    public array $found = [];

    public function __construct(private readonly MailDns $dns)
    {
    }

    /** Looks at all of it, and sends the mail. */
    public function run(): void
    {
        $this->sender();
        $this->replies();
        $this->worker();
        $this->testMail();
    }

    private function sender(): void
    {
        $from = config('mail.from.address');
        if (! Recipients::isSomebodys($from)) {
            $this->problems[] = 'Mails are from nobody: expected an address of the agency\'s own domain in MAIL_FROM_ADDRESS, got "'.(is_string($from) ? $from : '').'".';

            return;
        }
        $domain = strtolower(substr(strrchr($from, '@'), 1));
        $this->found['From'] = $from;
        $site = strtolower((string) parse_url((string) config('app.url'), PHP_URL_HOST));
        if (! str_ends_with(".$site", ".$domain")) {
            $this->warnings[] = "Mails are from $domain, and the site is $site: what DNS says of $domain has to name this site's mail server.";
        }
        $this->spf($domain);
        $this->dmarc($domain);
    }

    private function spf(string $domain): void
    {
        $texts = $this->dns->txt($domain);
        $records = $texts === null ? null : array_values(preg_grep('/^v=spf1(?:\s|$)/i', $texts));
        match (true) {
            $records === null => $this->warnings[] = "SPF of $domain: no name server could be asked from here; look from another machine: dig TXT $domain",
            $records === [] => $this->warnings[] = "SPF: $domain has none, so that mailboxes may take its mails for spam. Expected one TXT record that names the mail server, such as \"v=spf1 include:… -all\".",
            count($records) > 1 => $this->problems[] = "SPF: $domain has ".count($records).' records, which counts as an error everywhere; expected one.',
            preg_match('/^v=spf1\s+-all\s*$/i', $records[0]) === 1 => $this->problems[] = "SPF: $domain says that nobody sends mail in its name (\"{$records[0]}\").",
            preg_match('/\s\+?all\b/i', $records[0]) === 1 => $this->warnings[] = "SPF: $domain lets everybody send in its name (\"{$records[0]}\"); expected -all or ~all at the end.",
            default => $this->found['SPF'] = $records[0],
        };
    }

    private function dmarc(string $domain): void
    {
        $records = [];
        // Of a subdomain without one that of the domain counts.
        for ($name = $domain; $records === [] && str_contains($name, '.'); $name = substr(strstr($name, '.'), 1)) {
            $texts = $this->dns->txt("_dmarc.$name");
            $records = $texts === null ? null : array_values(preg_grep('/^v=DMARC1\s*(?:;|$)/i', $texts));
        }
        $policy = preg_match('/;\s*p\s*=\s*(\w+)/i', $records[0] ?? '', $found) === 1 ? strtolower($found[1]) : null;
        match (true) {
            $records === null => $this->warnings[] = "DMARC of $domain: no name server could be asked from here; look from another machine: dig TXT _dmarc.$domain",
            $records === [] => $this->warnings[] = "DMARC: $domain has none, which large mailboxes ask for. Expected a TXT record at _dmarc.$domain, such as \"v=DMARC1; p=none; rua=mailto:…\".",
            count($records) > 1 || ! in_array($policy, ['none', 'quarantine', 'reject'], true) => $this->warnings[] = "DMARC: what $domain says can't be read (\"".implode('", "', $records).'"); expected one record with p=none, quarantine or reject.',
            default => $this->found['DMARC'] = $records[0],
        };
    }

    private function replies(): void
    {
        $always = config('mail.reply_to.address');
        if (filled($always)) {
            $this->warnings[] = "Reply-To: mail.reply_to puts $always into every mail, so that an answer to a lead's mail goes there too, and not to the visitor alone.";
        } else {
            $this->found['Reply-To'] = 'the visitor';
        }
    }

    private function worker(): void
    {
        $queue = (string) config('queue.default');
        $driver = config("queue.connections.$queue.driver");
        $cache = config('cache.stores.'.config('cache.default').'.driver');
        if ($driver === 'null') {
            $this->problems[] = "The queue \"$queue\" throws every job away: no mail goes; expected another QUEUE_CONNECTION.";
        } elseif ($driver === 'sync') {
            $this->found['Queue'] = 'sync: visitors wait for the mail server';
        } elseif (in_array($cache, ['array', 'null', null], true)) {
            $this->warnings[] = "Whether a worker runs can't be seen: the cache (\"$cache\") is no other process's; expected CACHE_STORE=database, file or redis.";
        } else {
            $this->awaitWorker($queue);
        }
    }

    private function awaitWorker(string $queue): void
    {
        $id = bin2hex(random_bytes(8));
        try {
            Bus::dispatch(new QueueProbe($id));
        } catch (Throwable $problem) {
            $this->problems[] = "The queue \"$queue\" takes no job (".$problem::class.').';

            return;
        }
        for ($waited = 0; $waited < self::PATIENCE_SECONDS * 1000; $waited += self::POLL_MILLISECONDS) {
            if (QueueProbe::wasTaken($id)) {
                $this->found['Queue'] = "$queue: a worker took a job after ".number_format($waited / 1000, 1).' s';

                return;
            }
            Sleep::for(self::POLL_MILLISECONDS)->milliseconds();
        }
        $this->problems[] = "No worker of the queue \"$queue\" took a job within ".self::PATIENCE_SECONDS.' s: expected `php artisan queue:work` running, with the cache of this process.';
    }

    /** One for each address, since one that is refused says nothing of the others. */
    private function testMail(): void
    {
        $addresses = Recipients::general();
        foreach ($addresses as $address) {
            try {
                Mail::raw('Este e-mail de teste foi pedido por imo-widgets:check --mail. Se o está a ler, os contactos do site chegam aqui.', fn (Message $mail) => $mail->to($address)->subject('Teste: contactos do site'));
                $this->found["Test mail to $address"] = 'handed to the mailer "'.config('mail.default').'": look whether it arrived, and not among the spam';
            } catch (Throwable $problem) {
                $this->problems[] = "The test mail to $address did not go: ".$problem::class." {$problem->getCode()}.";
            }
        }
        $addresses === [] && $this->warnings[] = 'No test mail was sent: there is nobody in leads.mail.to.';
    }
}
