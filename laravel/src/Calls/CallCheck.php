<?php

namespace ImoWidgets\Calls;

use Symfony\Component\HttpFoundation\Response;

/** Tries one call with every kind of body, and holds the answers to the contract. */
final class CallCheck
{
    private const TAKEN = [200, 201, 202, 204];

    /** @var list<string> what was answered, in short */
    public array $seen = [];

    /** @var list<string> what is wrong with it, for who runs the check */
    public array $problems = [];

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
        $this->judge('nothing', $this->answer([]), [422]);
        foreach ($this->bodies->hostile($this->path) as $what => $body) {
            $this->judge($what, $this->answer($body));
        }
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

    /** @param  list<int>|null  $expected  the statuses that are right here; `null` for all that the contract has */
    private function judge(string $what, Response $answer, ?array $expected = null): void
    {
        $status = $answer->getStatusCode();
        $this->seen[] = (string) $status;
        $misfit = $this->contract->misfit($this->path, $status, (string) $answer->getContent());
        if ($misfit === null && $expected !== null && ! in_array($status, $expected, true)) {
            $misfit = 'expected '.implode(' or ', $expected);
        }
        // One that is refused as too many, or for its session, says nothing of the body.
        if ($misfit === null && in_array($status, [419, 429, 503], true)) {
            $misfit = 'expected an answer to the body';
        }
        if ($misfit !== null) {
            $this->problems[] = "POST $this->path, $what: $misfit, got $status{$this->hint($answer)}.";
        }
    }

    private function hint(Response $answer): string
    {
        $status = $answer->getStatusCode();
        $errors = $status === 422 ? json_decode((string) $answer->getContent(), true)['errors'] ?? [] : [];

        return match (true) {
            $answer->isRedirection() => ': a widget takes a redirect for a success or a failure by chance; answer with a status',
            $status === 419 => ': the session\'s token was not taken',
            $status >= 500 => ': see the log',
            is_array($errors) && $errors !== [] => ': '.implode(', ', array_keys($errors)).' (an id that has to exist is said by --with=comercial=7)',
            default => '',
        };
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
