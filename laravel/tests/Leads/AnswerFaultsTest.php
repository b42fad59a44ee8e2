<?php

namespace ImoWidgets\Tests\Leads;

use Illuminate\Support\Facades\DB;
use ImoWidgets\Leads\AnswerLink;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Leads\LeadChange;
use ImoWidgets\Leads\LeadState;
use ImoWidgets\Tests\BrokenMail;
use PHPUnit\Framework\Attributes\DataProvider;

/** The pages of the links in the mails, with each fault of their table in docs/faults.md#bad-input-and-faults. */
final class AnswerFaultsTest extends LeadTestCase
{
    #[DataProvider('faults')]
    public function test_a_link_answers_a_fault_as_it_is_documented(
        string $fault,
        int $looking,
        int $pressing,
        ?string $line,
    ): void {
        $this->sendAsWidget('/api/contacto/contacto', self::MESSAGE)->assertCreated();
        $lead = Lead::sole();
        $link = AnswerLink::to($lead->id, LeadState::Taken);
        [$link, $body] = $this->arrange($fault, $lead, $link);
        $before = $fault === 'the database is gone' ? 0 : LeadChange::count();

        $this->assertSame($looking, $this->get($link)->status());
        $this->assertSame($looking, $this->call('HEAD', $link)->status());
        $length = $fault === '10 MB, where PHP lets it in' ? 0 : strlen(http_build_query($body));
        $answer = $this->call('POST', $link, $body, [], [], ['CONTENT_LENGTH' => $length]);
        $this->assertSame($pressing, $answer->status(), mb_substr($answer->getContent(), 0, 500));
        $this->assertDoesNotMatchRegularExpression('/segredo|912345678|sábado/i', $answer->getContent());
        if ($fault === 'the database is gone') {
            $this->assertLogged($line);

            return;
        }
        $isNoted = $pressing === 200 && $fault !== 'a link that was used before';
        $this->assertSame($before + (int) $isNoted, LeadChange::count());
        $this->assertSame([], [...$this->logged, ...$this->reported]);
    }

    /** @return array<string, array{string, int, int, string|null}> the rows of the documented table */
    public static function faults(): array
    {
        preg_match(
            '/\n## Faults of answer links\n.*?\n(\|.*?)\n\n/s',
            file_get_contents(__DIR__.'/../../../docs/faults.md'),
            $found,
        );
        $faults = [];
        foreach (array_slice(explode("\n", trim($found[1])), 2) as $row) {
            [$fault, $looking, $pressing, $line] = array_map(trim(...), array_slice(explode('|', $row), 1, 4));
            $faults[$fault] = [$fault, (int) $looking, (int) $pressing, trim($line, '` ') ?: null];
        }

        return $faults;
    }

    /**
     * @return array{string, array<string, mixed>} the link and the body that are sent, once what has to fail is made to
     */
    private function arrange(string $fault, Lead $lead, string $link): array
    {
        $valid = ['by' => 'Marta', 'seen' => '0'];
        match ($fault) {
            'a link that was used before' => $this->post($link, $valid)->assertOk(),
            'a page from before somebody else\'s change' => $lead->answer(LeadState::Taken, 'Rui', 0),
            'the lead was erased' => $lead->delete(),
            'an expired link' => $this->travel(31)->days(),
            'the database is gone' => DB::connection()->setTablePrefix('gone_'),
            'the mail server is gone' => BrokenMail::use('ines@segredo.pt'),
            default => null,
        };
        $body = match ($fault) {
            'nothing' => [],
            'every key, and nothing in it' => ['by' => '', 'seen' => ''],
            'wrong types' => ['by' => ['a' => ['b']], 'seen' => ['c']],
            'emoji, SQL, markup' => ['by' => "🏡 '; DROP TABLE imo_leads; -- <script>", 'seen' => '0'],
            'NUL and line breaks in a name, which become blanks' => ['by' => "Ana\0\r\nBcc: x", 'seen' => '0'],
            '10 MB, more than `post_max_size`', '10 MB, where PHP lets it in' => [
                'by' => str_repeat('a', 10_000_000),
                'seen' => '0',
            ],
            default => $valid,
        };

        return [
            $fault === 'no signature, or another lead\'s' ? str_replace("/$lead->id/", '/999999/', $link) : $link,
            $body,
        ];
    }
}
