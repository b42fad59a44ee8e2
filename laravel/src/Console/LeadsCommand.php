<?php

namespace ImoWidgets\Console;

use Illuminate\Console\Command;
use Illuminate\Support\Arr;
use Illuminate\Support\Str;
use Illuminate\Validation\ValidationException;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Leads\LeadList;
use Symfony\Component\Console\Formatter\OutputFormatter;
use Throwable;

/**
 * `imo-widgets:leads` lists the leads with their state and the person in charge, or writes them to a file for a
 * spreadsheet.
 */
final class LeadsCommand extends Command
{
    protected $signature = 'imo-widgets:leads
        {--state= : por-responder, novo, em-tratamento, respondido or sem-interesse}
        {--kind= : imovel, geral, agente, agencia, recrutamento or agendamento}
        {--for= : The id of the listing, agent or office that the leads are for}
        {--since= : From this day on, such as 2026-11-30}
        {--until= : Up to this day}
        {--suspicious= : sim or nao}
        {--limit=50 : The number of leads to show; a file has all}
        {--csv= : A new file to write the leads to}';

    protected $description = 'List the leads, filter them, or write them to a CSV file';

    public function handle(): int
    {
        try {
            $list = LeadList::of(Arr::only($this->options(), LeadList::FILTERS));
        } catch (ValidationException $problem) {
            foreach (array_keys($problem->errors()) as $option) {
                $expected = $this->getDefinition()->getOption($option)->getDescription();
                $got = json_encode($this->option($option), JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES);
                $this->components->error("--$option expected: $expected; got $got.");
            }

            return self::FAILURE;
        }
        $path = $this->option('csv');

        return is_string($path) ? $this->write($list, $path) : $this->show($list);
    }

    private function show(LeadList $list): int
    {
        $all = $list->query->count();
        $list->query->limit(max(1, (int) $this->option('limit')));
        $shown = $list->query->get();
        $headings = ['N.º', 'Recebido', 'Tipo', 'Para', 'Nome', 'Estado', 'Por'];
        $this->table($headings, array_map(self::row(...), $shown->all()));
        $others = $shown->count() < $all ? ' Others: --limit, or all of them by --csv.' : '';
        $this->components->info("{$shown->count()} of $all leads.$others");

        return self::SUCCESS;
    }

    /** @return list<string|int> */
    private static function row(Lead $lead): array
    {
        return [
            $lead->id,
            LeadList::when($lead->created_at),
            $lead->kind->label().($lead->is_suspicious ? ' (suspeito)' : ''),
            self::cell($lead->recipient_id),
            self::cell($lead->nome),
            $lead->state->label(),
            self::cell($lead->state_by),
        ];
    }

    private function write(LeadList $list, string $path): int
    {
        // No existing file is overwritten, and only the owner may read the new one.
        $umask = umask(0077);
        $file = @fopen($path, 'xb');
        umask($umask);
        if ($file === false) {
            $this->components->error(
                "Expected a new file in a writable folder, got $path.",
            );

            return self::FAILURE;
        }
        $isWhole = true;
        try {
            foreach ($list->csv() as $line) {
                $isWhole = $isWhole && @fwrite($file, $line) === strlen($line);
            }
            $isWhole = fclose($file) && $isWhole;
        } catch (Throwable $problem) {
            unlink($path);

            throw $problem;
        }
        if (! $isWhole) {
            unlink($path);
            $this->components->error("The list could not be written fully, so $path was deleted: is the disk full?");

            return self::FAILURE;
        }
        $this->components->info("Written to $path.");

        return self::SUCCESS;
    }

    /**
     * Escapes a visitor's text: a terminal obeys control characters, and Symfony treats `<` as the start of a style
     * tag.
     */
    private static function cell(?string $text): string
    {
        $plain = (string) Str::replaceMatches('/[\p{Cc}\p{Cf}]+/u', ' ', (string) $text);

        return mb_strimwidth(OutputFormatter::escape($plain), 0, 40, '…');
    }
}
