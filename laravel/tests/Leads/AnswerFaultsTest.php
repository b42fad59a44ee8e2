<?php

namespace ImoWidgets\Tests\Leads;

use ImoWidgets\Leads\AnswerLink;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Leads\LeadState;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests the pages linked in mails with each fault of their table in docs/faults.md#faults-of-answer-links. */
final class AnswerFaultsTest extends LeadTestCase
{
    private const VALID = ['by' => 'Marta', 'seen' => '0'];

    #[DataProvider('faults')]
    public function test_answers_a_fault_as_documented(string $fault, int $looking, int $pressing, ?string $line): void
    {
        $this->sendMessage()->assertCreated();
        $lead = Lead::sole();
        $link = AnswerLink::to($lead->id, LeadState::Taken);
        match ($fault) {
            'no signature, or another lead\'s' => $link = str_replace("/$lead->id/", '/999999/', $link),
            'a link that was used before' => $this->post($link, self::VALID)->assertOk(),
            'a page from before somebody else\'s change' => $this->answer($lead, LeadState::Taken, 'Rui'),
            'the lead was erased' => $lead->delete(),
            'an expired link' => $this->travel(31)->days(),
            default => $this->breakSite($fault, 'ines@segredo.pt'),
        };
        $isThere = $fault !== 'the database is gone';
        $before = $isThere ? count(Lead::first()->trail ?? []) : 0;

        $this->assertSame($looking, $this->get($link)->status());
        $this->assertSame($looking, $this->call('HEAD', $link)->status());
        $body = self::body($fault);
        $length = $fault === '10 MB, where PHP lets it in' ? 0 : strlen(http_build_query($body));
        $answer = $this->call('POST', $link, $body, [], [], ['CONTENT_LENGTH' => $length]);
        $this->assertSame($pressing, $answer->status(), mb_substr($answer->getContent(), 0, 500));
        $this->assertDoesNotMatchRegularExpression(self::TYPED, $answer->getContent());
        $this->assertLoggedLine($line);
        $this->assertSame($pressing === 503, $answer->headers->has('Retry-After'));
        if ($isThere) {
            $isNoted = $pressing === 200 && $fault !== 'a link that was used before';
            $this->assertSame($before + (int) $isNoted, count(Lead::first()->trail ?? []));
        }
    }

    public static function faults(): array
    {
        return self::faultsIn('Faults of answer links');
    }

    private static function body(string $fault): array
    {
        return match ($fault) {
            'nothing' => [],
            'every key, and nothing in it' => ['by' => '', 'seen' => ''],
            'wrong types' => ['by' => ['a' => ['b']], 'seen' => ['c']],
            'emoji, SQL, markup' => ['by' => "🏡 '; DROP TABLE imo_leads; -- <script>", 'seen' => '0'],
            'NUL and line breaks in a name, which become blanks' => ['by' => "Ana\0\r\nBcc: x", 'seen' => '0'],
            '10 MB, more than `post_max_size`', '10 MB, where PHP lets it in' => [
                'by' => str_repeat('a', 10_000_000), 'seen' => '0',
            ],
            default => self::VALID,
        };
    }
}
