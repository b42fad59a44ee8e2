<?php

namespace ImoWidgets\Leads\Mails;

/** What a domain says in DNS of who may send mail in its name. */
class MailDns
{
    /**
     * The TXT records of a name, each whole.
     *
     * @param  string  $name  such as `_dmarc.exemplo.pt`
     * @return list<string>|null empty where there are none; `null` where nobody could be asked
     */
    public function txt(string $name): ?array
    {
        // Without a resolver PHP warns, which Laravel would make an exception of.
        $records = @dns_get_record($name, DNS_TXT);

        return $records === false ? null : array_map(fn (array $record) => implode('', $record['entries'] ?? [$record['txt'] ?? '']), $records);
    }
}
