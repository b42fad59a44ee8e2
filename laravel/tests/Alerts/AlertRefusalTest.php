<?php

namespace ImoWidgets\Tests\Alerts;

use Illuminate\Support\Facades\Artisan;
use ImoWidgets\Alerts\Check\RestingAlerts;
use ImoWidgets\Alerts\Mailing;
use ImoWidgets\Check\Finding;
use ImoWidgets\Check\Site;
use ImoWidgets\Tests\FailingMail;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\TestWith;

/** Tests mails that the mail server refuses (docs/operating.md#mail-that-could-not-go). */
#[Group('database')]
final class AlertRefusalTest extends AlertTestCase
{
    private const OTHERS = ['outra@segredo.pt', 'rui@segredo.pt'];

    private string $mailer;

    protected function setUp(): void
    {
        parent::setUp();
        $this->mailer = config('mail.default');
        $this->mails();
        $this->confirmed();
    }

    #[TestWith(['535 5.7.8 Authentication credentials invalid'])]
    #[TestWith(['550 5.4.5 Daily user sending quota exceeded'])]
    #[TestWith(['550 Daily sending quota exceeded'])]
    #[TestWith(['550 5.1.1 User unknown'])]
    #[TestWith(['421 4.3.0 Try again later'])]
    public function test_mails_everybody_after_a_server_refused_all_mail_for_days(string $answer): void
    {
        array_map(fn (string $email) => $this->confirmed(['email' => $email]), self::OTHERS);
        $this->listing(['titulo' => 'A primeira']);
        FailingMail::answer($answer);
        $this->assertSame([1], array_unique($this->exitCodesOf(days: 5)));
        $this->assertStringContainsString('failed at the last attempt', $this->checked());
        config(['mail.default' => $this->mailer]);
        $before = count($this->sentMails());
        $this->travel(1)->hours();
        $this->assertSame(0, Artisan::call('alerts:run'));
        $mails = array_slice($this->sentMails(), $before);
        $this->assertCount(3, array_filter($mails, fn ($mail) => str_contains(self::textOf($mail), 'A primeira')));
        $this->assertSame('none', $this->checked());
    }

    public function test_rests_the_only_refused_mailbox_and_retries_it_weekly(): void
    {
        array_map(fn (string $email) => $this->confirmed(['email' => $email]), self::OTHERS);
        FailingMail::refuse('ines@segredo.pt');
        $this->listing();
        $tries = fn (int $days) => $this->triesIn($days);
        $this->assertThat($tries(6), $this->logicalAnd($this->greaterThan(48), $this->lessThan(24 * 4)));
        $this->assertSame(self::OTHERS, FailingMail::$taken);
        $this->assertSame(1, Mailing::resting()->count());
        $this->assertStringContainsString('the mails to 1 person', $this->checked());
        $this->assertSame([4, 1], [$tries(28), Artisan::call('alerts:run')], 'once in seven days');
        config(['mail.default' => $this->mailer]);
        $this->travel(7)->days();
        $before = count($this->sentMails());
        $this->assertSame(0, Artisan::call('alerts:run'));
        $this->assertSame('ines@segredo.pt', array_slice($this->mailedTo(), $before)[0]);
    }

    public function test_retries_every_hour_while_the_answer_does_not_concern_the_mailbox(): void
    {
        array_map(fn (string $email) => $this->confirmed(['email' => $email]), self::OTHERS);
        FailingMail::answer('554 5.7.1 Message rejected as spam', 'ines@segredo.pt');
        $this->listing();
        $this->assertGreaterThan(24 * 4, $this->triesIn(5));
        $this->assertSame(0, Mailing::resting()->count());
    }

    /** @return list<int> */
    private function exitCodesOf(int $days): array
    {
        $this->nextDay();
        $codes = [];
        for ($hour = 0; $hour < 24 * $days; $hour += 6) {
            $codes[] = Artisan::call('alerts:run');
            $this->travel(6)->hours();
        }

        return $codes;
    }

    /** @return int the number of refused attempts */
    private function triesIn(int $days): int
    {
        $refused = 0;
        for ($hour = 0; $hour < 24 * $days; $hour++) {
            $this->travel(1)->hours();
            $before = count($this->logged) + count($this->reported);
            Artisan::call('alerts:run');
            $refused += count($this->logged) + count($this->reported) > $before ? 1 : 0;
        }

        return $refused;
    }

    private function checked(): string
    {
        $findings = iterator_to_array((new RestingAlerts)->answers(app()->make(Site::class, ['only' => []])));

        return implode("\n", array_map(fn (Finding $finding) => $finding->came, $findings));
    }
}
