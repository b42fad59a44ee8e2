<?php

namespace ImoWidgets\Tests\Leads;

use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Http\UploadedFile;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Log;
use Illuminate\Support\Facades\Mail;
use Illuminate\Support\Facades\Storage;
use Illuminate\Testing\TestResponse;
use ImoWidgets\Leads\Actions\AnswerLead;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Leads\LeadState;
use ImoWidgets\Tests\FailingMail;
use ImoWidgets\Tests\FaultyDisk;
use ImoWidgets\Tests\TestCase;
use Symfony\Component\Mailer\SentMessage;

/**
 * Base of the tests of leads: sends forms as the widgets do, and checks that the log contains nothing that was typed.
 */
abstract class LeadTestCase extends TestCase
{
    use RefreshDatabase;

    protected const MESSAGE = [
        'nome' => 'Inês Segredo', 'tel' => '912345678', 'email' => 'ines@segredo.pt',
        'mensagem' => 'Gostaria de visitar esta casa no sábado.',
    ];

    protected const APPLICATION = [
        'funcao' => 'Área Comercial', 'agencia' => 'Ovar', 'nome' => 'Inês Segredo', 'loca' => 'Ovar',
        'tel' => '912345678', 'email' => 'ines@segredo.pt', 'idade' => '', 'mensagem' => '',
    ];

    /** Matches what visitors type in the tests. */
    protected const TYPED = '/segredo|912345678|sábado/i';

    /** @var list<string> */
    protected array $logged = [];

    protected function setUp(): void
    {
        parent::setUp();
        config(['logging.default' => 'null']);
        Log::listen(function ($line) {
            $this->logged[] = "$line->level: $line->message ".json_encode($line->context, JSON_PARTIAL_OUTPUT_ON_ERROR);
        });
        Storage::fake('local');
    }

    protected function cv(string $name = 'cv.pdf', string $content = '%PDF-1.4 segredo'): UploadedFile
    {
        return UploadedFile::fake()->createWithContent($name, $content);
    }

    protected function sendAsWidget(string $path, array $body, array $headers = []): TestResponse
    {
        $headers += [
            'Accept' => 'application/json', 'X-Requested-With' => 'XMLHttpRequest', 'X-XSRF-TOKEN' => 'x',
            'Imo-Send-Id' => bin2hex(random_bytes(16)),
        ];

        return isset($body['cv']) ? $this->post($path, $body, $headers) : $this->postJson($path, $body, $headers);
    }

    protected function sendMessage(array $changed = [], array $headers = []): TestResponse
    {
        return $this->sendAsWidget('/api/contacto/contacto', [...self::MESSAGE, ...$changed], $headers);
    }

    protected function apply(?UploadedFile $cv = null, array $headers = []): TestResponse
    {
        return $this->sendAsWidget('/api/recrutamento', [...self::APPLICATION, 'cv' => $cv ?? $this->cv()], $headers);
    }

    /** Changes a lead's state as the linked page does for a user who has seen this many changes. */
    protected function answer(Lead $lead, LeadState $state, ?string $by, int $seen = 0): bool
    {
        return app(AnswerLead::class)->handle($lead, $state, $by, $seen);
    }

    /** @return list<\Symfony\Component\Mime\Email> */
    protected function sentMails(): array
    {
        $sent = Mail::mailer('array')->getSymfonyTransport()->messages();

        return $sent->map(fn (SentMessage $message) => $message->getOriginalMessage())->all();
    }

    /** @return list<string> the recipients of the sent mails */
    protected function mailedTo(): array
    {
        return array_map(fn ($mail) => $mail->getTo()[0]->getAddress(), $this->sentMails());
    }

    /** Returns everything that was logged or reported. */
    protected function log(): string
    {
        $reported = array_map(fn ($problem) => $problem::class.' '.$problem->getMessage(), $this->reported);

        return implode("\n", [...$this->logged, ...$reported]);
    }

    protected function assertLogged(string $text): void
    {
        $this->assertStringContainsString($text, $this->log());
        $this->assertDoesNotMatchRegularExpression(static::TYPED, $this->log(), 'the log contains nothing typed');
    }

    protected function assertLoggedLine(?string $line): void
    {
        if ($line === null) {
            $this->assertSame('', $this->log());
        } else {
            $this->assertLogged($line);
        }
    }

    /** Sends a body as a widget does, with the Content-Length that PHP would see. */
    protected function sendWithFault(string $fault, string $path, array $body): TestResponse
    {
        $file = array_filter($body, fn (mixed $value) => $value instanceof UploadedFile);
        $json = (string) json_encode((object) $body, JSON_PARTIAL_OUTPUT_ON_ERROR);
        $server = $this->transformHeadersToServerVars([
            'Accept' => 'application/json', 'X-Requested-With' => 'XMLHttpRequest', 'X-XSRF-TOKEN' => 'x',
            'Imo-Send-Id' => bin2hex(random_bytes(16)),
            'Content-Type' => $file === [] ? 'application/json' : 'multipart/form-data',
        ]);
        // PHP enforces its limit before Laravel runs, and a test cannot change that limit.
        $server['CONTENT_LENGTH'] = $fault === '10 MB, where PHP lets it in' ? 0 : strlen($json);

        return $file === []
            ? $this->call('POST', $path, [], [], [], $server, $json)
            : $this->call('POST', $path, array_diff_key($body, $file), [], $file, $server);
    }

    /** Breaks the part of the site that the fault names. */
    protected function breakSite(string $fault, string $address): void
    {
        match ($fault) {
            // On MySQL, dropping a table would end the test's transaction.
            'the database is gone' => DB::connection()->setTablePrefix('gone_'),
            'the disk is full' => FaultyDisk::full(),
            'the mail server is gone' => FailingMail::break($address),
            default => null,
        };
    }

    /** @return array<string, list<string|int|null>> the rows of a table of docs/faults.md, by fault */
    protected static function faultsIn(string $heading): array
    {
        $page = file_get_contents(__DIR__.'/../../../docs/faults.md');
        preg_match("/\n## $heading\n.*?\n(\|.*?)\n\n/s", $page, $table);
        $faults = [];
        foreach (array_slice(explode("\n", $table[1]), 2) as $row) {
            $cells = array_map(trim(...), array_slice(explode('|', $row), 1, -1));
            $alike = explode(' · ', array_shift($cells));
            $line = trim(array_pop($cells), '`') ?: null;
            foreach ($alike as $fault) {
                $faults[$fault] = [$fault, ...array_map(intval(...), $cells), $line];
            }
        }

        return $faults;
    }

    /** Makes the database return numbers as strings, as a connection with `PDO::ATTR_STRINGIFY_FETCHES` does. */
    protected function giveNumbersAsTexts(): void
    {
        $asText = fn (mixed $value) => is_int($value) ? (string) $value : $value;
        Lead::retrieved(fn (Lead $lead) => $lead->setRawAttributes(array_map($asText, $lead->getAttributes()), true));
    }
}
