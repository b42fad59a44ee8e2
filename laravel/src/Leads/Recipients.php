<?php

namespace ImoWidgets\Leads;

use Illuminate\Database\QueryException;
use Illuminate\Support\Arr;
use Illuminate\Support\Facades\Log;
use Illuminate\Support\Str;
use ImoWidgets\Settings;
use ImoWidgets\SqlState;
use Throwable;

/**
 * Finds the recipients of a lead in `config('imo-widgets.leads.mail')`: the addresses of its home, agent or agency, or
 * the general addresses if that id is unknown, because a lead for an agent who has left must not be lost.
 */
final class Recipients
{
    /** The lists of `leads.mail` with addresses by id. */
    private const LISTS = ['homes', 'agents', 'agencies'];

    /** Domains that RFC 2606 reserves; Laravel's default for `MAIL_FROM_ADDRESS` is `hello@example.com`. */
    private const RESERVED = '/@(?:[^@]+\.)?(?:example(?:\.(?:com|net|org))?|test|invalid|localhost)$/iD';

    /** @return list<string> empty if the config has no address at all */
    public function of(LeadKind $kind, ?string $id): array
    {
        return $this->own($kind, $id) ?: $this->general();
    }

    /** Describes the place of a recipient's address in the config, such as `address 2 of 3 in leads.mail.to`. */
    public function placeOf(Lead $lead, string $address): string
    {
        $own = $this->own($lead->kind, $lead->recipient_id);
        $all = $own ?: $this->general();
        $list = $own === [] ? 'to' : $lead->kind->addressList();

        return 'address '.((int) array_search($address, $all, true) + 1).' of '.count($all)." in leads.mail.$list";
    }

    /** Returns the recipient's name, if the config names the attribute that holds it. */
    public function nameOf(LeadKind $kind, ?string $id): ?string
    {
        $list = $kind->addressList();
        $lookup = $list === null ? null : RecipientLookup::fromSetting(self::setting($list));
        $name = $list === null || $id === null || $lookup === null
            ? null
            : $this->attribute($list, $lookup, $id, $lookup->nameAttribute);

        return is_scalar($name) && filled($name) ? (string) $name : null;
    }

    /** @return list<string> the agency's own addresses, or else the site's sender address */
    public function general(): array
    {
        return $this->addresses(Settings::get('leads.mail.to'))
            ?: $this->addresses(config('mail.from.address'));
    }

    /** @return list<string> the addresses written in the config itself, without those that a model supplies */
    public function all(): array
    {
        $addresses = $this->general();
        foreach (self::LISTS as $list) {
            $setting = self::setting($list);
            if (RecipientLookup::fromSetting($setting) === null) {
                array_push($addresses, ...$this->addresses(Arr::flatten($setting)));
            }
        }

        return array_values(array_unique($addresses));
    }

    /** @return list<string> a sentence for each invalid entry of the config, with its key */
    public function mistakes(): array
    {
        $mistakes = [];
        foreach ($this->notAddresses(Settings::get('leads.mail.to')) as $entry) {
            $mistakes[] = "leads.mail.to expected addresses with commas between, got \"$entry\"";
        }
        foreach (self::LISTS as $list) {
            array_push($mistakes, ...$this->mistakesOf($list));
        }

        return $mistakes;
    }

    /** Returns whether a mail server accepts the address; the forms also accept some that it wouldn't. */
    public static function isDeliverable(mixed $address): bool
    {
        if (! is_string($address) || ! str_contains($address, '@')) {
            return false;
        }
        $domain = Str::afterLast($address, '@');
        // PHP's filter refuses `águeda.pt`, which mail servers accept.
        $ascii = Str::isAscii($domain) ? $domain : idn_to_ascii($domain);

        return filter_var(Str::beforeLast($address, '@').'@'.$ascii, FILTER_VALIDATE_EMAIL) !== false;
    }

    /** Returns whether a mail server accepts the address and its domain isn't reserved. */
    public static function isSomebodys(mixed $address): bool
    {
        return self::isDeliverable($address) && ! Str::isMatch(self::RESERVED, $address);
    }

    /** @return list<string> */
    private function mistakesOf(string $list): array
    {
        $setting = self::setting($list);
        $lookup = RecipientLookup::fromSetting($setting);
        if ($lookup !== null) {
            return array_filter([$this->mistakeOf($list, $lookup)]);
        }
        $expected = "leads.mail.$list expected addresses by id, or a model, its column of that id and its attribute "
            .'with the address';
        if ($setting !== [] && array_is_list($setting)) {
            return ["$expected, got a list"];
        }
        $mistakes = [];
        foreach (Arr::flatten(array_map($this->notAddresses(...), $setting)) as $entry) {
            $mistakes[] = "$expected, got \"$entry\"";
        }

        return $mistakes;
    }

    private function mistakeOf(string $list, RecipientLookup $lookup): ?string
    {
        try {
            return $lookup->hasIdColumn()
                ? null
                : "leads.mail.$list expected a column of the table {$lookup->table()} with the id, got "
                    ."\"$lookup->idColumn\"";
        } catch (Throwable $problem) {
            return "leads.mail.$list could not be looked at (".$problem::class.')';
        }
    }

    /** @return list<string> the addresses of the home, the agent or the agency */
    private function own(LeadKind $kind, ?string $id): array
    {
        $list = $kind->addressList();
        if ($list === null || $id === null) {
            return [];
        }
        $setting = self::setting($list);
        $lookup = RecipientLookup::fromSetting($setting);

        return $this->addresses($lookup === null
            ? $setting[$id] ?? null
            : $this->attribute($list, $lookup, $id, $lookup->addressAttribute));
    }

    /**
     * Reads an attribute of the recipient with this id. A failed lookup is logged and gives `null`, so the lead is
     * still announced to the general addresses.
     */
    private function attribute(string $list, RecipientLookup $lookup, string $id, ?string $attribute): mixed
    {
        if ($attribute === null) {
            return null;
        }
        try {
            return data_get($lookup->find($id), $attribute);
        } catch (Throwable $cause) {
            $problem = $cause instanceof QueryException ? SqlState::of($cause) : $cause::class;
            Log::error(
                "imo-widgets: The recipient of a lead could not be looked up by leads.mail.$list: $problem. The lead "
                    .'goes to leads.mail.to.',
            );

            return null;
        }
    }

    /** @return array<mixed> */
    private static function setting(string $list): array
    {
        return (array) Settings::get("leads.mail.$list");
    }

    /** @return list<string> */
    private function addresses(mixed $setting): array
    {
        $isAccepted = app()->isProduction() ? self::isSomebodys(...) : self::isDeliverable(...);

        return array_values(array_unique(array_filter(self::entries($setting), $isAccepted)));
    }

    /** @return list<string> */
    private function notAddresses(mixed $setting): array
    {
        return array_values(array_filter(
            self::entries($setting),
            fn (string $entry) => ! self::isDeliverable($entry),
        ));
    }

    /** @return list<string> the entries of a list, or of a string that is separated by commas, semicolons or spaces */
    private static function entries(mixed $setting): array
    {
        $texts = array_filter((array) $setting, is_scalar(...));

        return preg_split('/[,;\s]+/', implode(',', $texts), flags: PREG_SPLIT_NO_EMPTY) ?: [];
    }
}
