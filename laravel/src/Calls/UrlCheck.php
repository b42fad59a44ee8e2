<?php

namespace ImoWidgets\Calls;

use Closure;
use Illuminate\Support\Str;
use ImoWidgets\Listings\ListingsNotSearched;
use Symfony\Component\HttpFoundation\Response;

/** Tries one call with every kind of body, and holds the answers to the contract. */
final class CallCheck
{
    private const TAKEN = [200, 201, 202, 204];

    /** The most bodies that are named for one mistake of the site. */
    private const NAMED = 3;

    /** The most characters of an exception's message, which may quote a query. */
    private const LONGEST_CAUSE = 500;

    /** @var array<string, list<array{string, int}>> the bodies that were answered wrongly, with the status, by what is wrong */
    private array $misfits = [];

    /** @var array<int, int> how often each status was answered */
    private array $statuses = [];

    /** What the searches found; `null` for a call that is no search, and before one was answered. */
    private ?FoundListings $found = null;

    public function __construct(
        private readonly Contract $contract,
        private readonly Bodies $bodies,
        private readonly Rehearsal $site,
        private readonly string $path,
    ) {
    }

    /** Sends them all. */
    public function run(): void
    {
        $this->tryRightBody();
        foreach ($this->bodies->unusual($this->path) as $what => $body) {
            $this->judge($what, $this->answer($body), self::TAKEN);
        }
        $this->tryWords();
        $this->judge('nothing', $this->answer([]), [422]);
        foreach ($this->bodies->hostile($this->path) as $what => $body) {
            $this->judge($what, $this->answer($body));
        }
    }

    /** @return list<string> what is wrong with the answers, each once, with the bodies that it was the answer to */
    public function problems(): array
    {
        return array_map(fn (string $misfit, array $bodies) => "POST $this->path, {$this->named($bodies)}: $misfit.", array_keys($this->misfits), $this->misfits);
    }

    /** What was answered, in short. */
    public function summary(): string
    {
        return implode(', ', array_map(fn (int $status, int $count) => $count === 1 ? "$status" : "$status ×$count", array_keys($this->statuses), $this->statuses));
    }

    /** @return array<string, string> how many listings each word of a search found, by key */
    public function counts(): array
    {
        return $this->found?->counts() ?? [];
    }

    /** @return list<string> what looks wrong and need not be */
    public function warnings(): array
    {
        return array_map(fn (string $warning) => "POST $this->path: $warning", $this->found?->warnings() ?? []);
    }

    /** Twice with one id, as after an answer that was lost. */
    private function tryRightBody(): void
    {
        $id = $this->contract->hasSendId($this->path) ? bin2hex(random_bytes(16)) : null;
        $this->site->rolledBack(function () use ($id) {
            foreach (['a right body', 'the same once more'] as $what) {
                $this->judge($what, $this->post($this->bodies->valid($this->path), $id), self::TAKEN);
            }
        });
    }

    /** Everything that a widget may send, one by one: a rule that refuses any of it is a visitor's failure. */
    private function tryWords(): void
    {
        $this->found = $this->contract->hasSendId($this->path) ? null : FoundListings::among($this->answer($this->bodies->valid($this->path)));
        $this->send($this->bodies->words($this->path), function (string $key, string $word, Response $answer) {
            $this->found?->add($key, $word, $answer);
        });
        if ($this->found?->firstCard() !== null) {
            $this->send($this->bodies->findingAgain($this->path, $this->found->firstCard()), function (string $key, string $word, Response $answer) {
                $this->found->addOwn($key, $word, $answer);
            });
        }
    }

    /**
     * @param  array<string, array<string|int, array<string, mixed>>>  $words  bodies by key, and by what stands there
     * @param  Closure(string, string, Response): void  $see
     */
    private function send(array $words, Closure $see): void
    {
        foreach ($words as $key => $bodies) {
            foreach ($bodies as $word => $body) {
                $answer = $this->answer($body);
                $this->judge("$key \"$word\"", $answer, self::TAKEN);
                $see($key, (string) $word, $answer);
            }
        }
    }

    /** @param  list<int>|null  $expected  the statuses that are right here; `null` for all that the contract has */
    private function judge(string $what, Response $answer, ?array $expected = null): void
    {
        $status = $answer->getStatusCode();
        $this->statuses[$status] = ($this->statuses[$status] ?? 0) + 1;
        $misfit = $this->contract->misfit($this->path, $status, (string) $answer->getContent());
        if ($misfit === null && $expected !== null && ! in_array($status, $expected, true)) {
            $misfit = 'expected '.implode(' or ', $expected);
        }
        // One that is refused as too many, or for its session, says nothing of the body.
        if ($misfit === null && in_array($status, [419, 429, 503], true)) {
            $misfit = 'expected an answer to the body';
        }
        if ($misfit !== null) {
            $this->misfits["$misfit, got $status{$this->hint($answer)}"][] = [$what, $status];
        }
    }

    /**
     * Every word that a rule refuses is named; of the bodies that meet one mistake of the site, the first few are.
     *
     * @param  array<int, array{string, int}>  $bodies  each with its status
     */
    private function named(array $bodies): string
    {
        $most = $bodies[0][1] === 422 ? count($bodies) : self::NAMED;
        $others = count($bodies) - $most;

        return implode(', ', array_column(array_slice($bodies, 0, $most), 0)).($others > 0 ? " and $others more" : '');
    }

    private function hint(Response $answer): string
    {
        $status = $answer->getStatusCode();
        $errors = $status === 422 ? json_decode((string) $answer->getContent(), true)['errors'] ?? [] : [];

        return match (true) {
            $answer->isRedirection() => ': a widget takes a redirect for a success or a failure by chance; answer with a status',
            $status === 419 => ': the session\'s token was not taken',
            $status >= 500 => ': '.$this->cause($answer),
            is_array($errors) && $errors !== [] => ': '.implode(', ', array_keys($errors)).(preg_grep('/^(comercial|agencia|idRef)\b/', array_keys($errors)) === [] ? '' : ' (an id that has to exist is said by --with=comercial=7)'),
            default => '',
        };
    }

    /** What the site's code threw; the rehearsal holds nothing of a visitor, so it may be shown where it may not be logged. */
    private function cause(Response $answer): string
    {
        $thrown = $answer->exception ?? null;
        $message = $thrown instanceof ListingsNotSearched ? $thrown->logged : (string) $thrown?->getMessage();

        return $message === '' ? 'see the log' : rtrim(Str::limit(Str::squish($message), self::LONGEST_CAUSE, '…'), '.');
    }

    private function answer(array $body): Response
    {
        return $this->site->rolledBack(fn () => $this->post($body, $this->contract->hasSendId($this->path) ? bin2hex(random_bytes(16)) : null));
    }

    private function post(array $body, ?string $id): Response
    {
        return $this->site->post($this->path, $body, $this->contract->isMultipart($this->path), $id);
    }
}
