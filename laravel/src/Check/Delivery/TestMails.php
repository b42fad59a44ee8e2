<?php

namespace ImoWidgets\Check\Delivery;

use Illuminate\Support\Facades\Bus;
use Illuminate\Support\Str;
use ImoWidgets\Check\Finding;
use ImoWidgets\Check\Question;
use ImoWidgets\Check\Site;
use ImoWidgets\Leads\Recipients;

final class TestMails extends Question
{
    public const LINE = 'Test mail';

    public const ASKS = 'Is a mail to each address of `leads.mail.to` taken from the queue within 90 seconds, and then '
        .'accepted by the mail server?';

    public function __construct(private readonly Recipients $recipients)
    {
    }

    public function answers(Site $site): iterable
    {
        $ids = [];
        // Each address gets a separate job, because a refused address says nothing about the others.
        foreach ($this->recipients->general() as $address) {
            $ids[$address] = Str::random(32);
            Bus::dispatch(new TestJob($ids[$address], $address));
        }
        foreach ($ids as $address => $id) {
            yield self::fateOf($id, $address);
        }
    }

    private static function fateOf(string $id, string $address): Finding
    {
        [$note, $seconds] = Wait::until(function () use ($id) {
            $note = TestJob::noteOf($id);

            return $note === TestJob::TAKEN ? null : $note;
        });
        $about = self::LINE." to $address";
        $queue = (string) (config('queue.default') ?? 'null');

        return match (true) {
            $note === TestJob::MAILED => self::fine(
                "handed over after $seconds s: check that it arrived, and not as spam", $about,
            ),
            $note !== null => self::error(
                "did not go: $note", 'no lead is mailed', 'See MAIL_… in .env.', $about,
            ),
            TestJob::noteOf($id) === TestJob::TAKEN => self::error(
                "was taken from the queue \"$queue\", and not handed over within $seconds s",
                'no lead is mailed',
                'See MAIL_HOST and MAIL_PORT in .env.',
                $about,
            ),
            default => self::error(
                "was not taken from the queue \"$queue\" within $seconds s",
                'no mail is sent',
                'Keep `php artisan queue:work --tries=5` running, with the same CACHE_STORE.',
                $about,
            ),
        };
    }
}
