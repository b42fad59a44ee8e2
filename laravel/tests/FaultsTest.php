<?php

namespace ImoWidgets\Tests;

use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Http\UploadedFile;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Log;
use Illuminate\Support\Facades\Storage;
use Illuminate\Testing\TestResponse;
use ImoWidgets\Calls\Contract;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Leads\SendId;
use ImoWidgets\Widgets\Bundle;
use PHPUnit\Framework\Attributes\DataProvider;

/**
 * Each of the seven calls with each fault of the table in docs/faults.md#bad-input-and-faults: the status that stands
 * there, the lead kept whole after a 201 and not at all after anything else, and in the log the line that stands there
 * or none, never with what was typed.
 */
final class FaultsTest extends TestCase
{
    use RefreshDatabase;

    private const ADDRESS = 'verificacao@exemplo.pt';

    private const TYPED = '/verificacao@|912345678|imo-widgets:check\b|Bcc:|DROP TABLE|ãã|🏡/u';

    private Bodies $bodies;

    private Contract $contract;

    /** @var list<string> */
    private array $logged = [];

    protected function setUp(): void
    {
        parent::setUp();
        $this->contract = Contract::shippedWith(app(Bundle::class));
        $this->bodies = new Bodies($this->contract);
        config(['logging.default' => 'null', 'imo-widgets.per_minute' => ['searches' => 1000, 'leads' => 1000]]);
        Log::listen(function ($line) {
            $this->logged[] =
                "$line->message ".json_encode($line->context, JSON_PARTIAL_OUTPUT_ON_ERROR | JSON_UNESCAPED_UNICODE);
        });
        Storage::fake('local');
    }

    #[DataProvider('faults')]
    public function test_every_call_answers_a_fault_as_documented(string $fault, array $statuses, ?string $line): void
    {
        // Alerts have a table and a test of their own.
        foreach (array_diff($this->contract->paths(), ['/api/avisos']) as $path) {
            $expected = $statuses[match ($path) {
                '/api/imoveis' => 'search', '/api/recrutamento' => 'application', default => 'forms'
            }];
            $body = $this->body($fault, $path);
            $answer = $this->send($path, $body, $fault);
            $this->assertSame($expected, $answer->status(), "$path: ".mb_substr($answer->getContent(), 0, 500));
            $this->assertNull($this->contract->misfit($path, $expected, $answer->getContent()));
            $this->assertCount(
                $expected === 201 && $path === '/api/recrutamento' ? 1 : 0,
                Storage::disk('local')->allFiles(),
                $path,
            );
            // PostgreSQL takes no more questions in a transaction that one has failed in.
            if ($fault !== 'the database is gone') {
                $this->assertKept($path, $body, $expected === 201);
            }
        }
        $this->assertLogged(
            $line,
            count(array_filter([$statuses['search'], $statuses['application']], fn (int $status) => $status === 503)),
        );
    }

    /** @return array<string, array{string, array<string, int>, string|null}> the rows of the documented table */
    public static function faults(): array
    {
        preg_match(
            '/\n## Bad input and faults\n.*?(\n\|.*?)\n\n/s',
            file_get_contents(__DIR__.'/../../docs/faults.md'),
            $found,
        );
        $rows = array_slice(explode("\n", trim($found[1])), 2);
        $faults = [];
        foreach ($rows as $row) {
            [$fault, $search, $forms, $application, $line] = array_map(
                trim(...),
                array_slice(explode('|', $row), 1, 5),
            );
            $faults[$fault] = [
                $fault, ['search' => (int) $search, 'forms' => (int) $forms, 'application' => (int) $application],
                trim($line, '` ') ?: null,
            ];
        }

        return $faults;
    }

    /** @return array<string, mixed> what is sent, once what has to fail is made to */
    private function body(string $fault, string $path): array
    {
        $valid = $this->bodies->valid($path);

        return match ($fault) {
            'nothing' => [],
            'every key, and nothing in it' => array_map(fn () => '', $valid),
            'wrong types' => $this->bodies->hostile($path)['wrong types'],
            'a list of 2,000 entries' => [
                ...$valid,
                isset($valid['nome']) ? 'nome' : 'localizacao' => array_fill(0, 2_000, 'a'),
            ],
            'emoji', 'SQL' => $this->bodies->unusual($path)[$fault],
            'NUL', '10,000 characters' => $this->bodies->hostile($path)[$fault],
            'line breaks and `Bcc:` in a text' => ['email' => self::ADDRESS]
                + $this->bodies->hostile($path)['header injection'],
            'line breaks and `Bcc:` in the address' => $this->bodies->hostile($path)['header injection'],
            '10 MB, more than `post_max_size`', '10 MB, where PHP lets it in' => isset($valid['email'])
                ? [...$valid, 'nome' => str_repeat('a', 10_000_000)]
                : [...$valid, 'idRef' => str_repeat('a', 10_000_000)],
            'a file that is not what its name says' => [
                ...$valid,
                'cv' => UploadedFile::fake()->createWithContent('cv.pdf', "MZ\x90\0"),
            ],
            'a file whose name is no UTF-8' => [
                ...$valid,
                'cv' => UploadedFile::fake()->createWithContent("curr\xEDculo.pdf", '%PDF-1.4'),
            ],
            'a file name of 70,000 characters' => [
                ...$valid,
                'cv' => UploadedFile::fake()->createWithContent(str_repeat('a', 70_000).'.pdf', '%PDF-1.4'),
            ],
            'the database is gone', 'the disk is full', 'the mail server is gone' => $this->breakSite($fault, $valid),
        };
    }

    private function breakSite(string $fault, array $body): array
    {
        match ($fault) {
            // To drop a table would end the test's transaction on MySQL.
            'the database is gone' => DB::connection()->setTablePrefix('gone_'),
            'the disk is full' => Storage::set('local', FullDisk::of(Storage::disk('local'))),
            'the mail server is gone' => BrokenMail::use(self::ADDRESS),
        };

        return $body;
    }

    private function send(string $path, array $body, string $fault): TestResponse
    {
        $headers = [
            'Accept' => 'application/json', 'X-Requested-With' => 'XMLHttpRequest', 'X-XSRF-TOKEN' => 'x',
            SendId::HEADER => bin2hex(random_bytes(16)),
        ];
        $isMultipart = array_filter($body, fn (mixed $value) => $value instanceof UploadedFile) !== [];
        // Only PHP itself measures a body, and a test cannot change its limit.
        $length =
            $fault === '10 MB, where PHP lets it in'
                ? 0
                : strlen((string) json_encode($body, JSON_PARTIAL_OUTPUT_ON_ERROR));
        $type = $isMultipart ? 'multipart/form-data' : 'application/json';
        $server = $this->transformHeadersToServerVars([...$headers, 'Content-Type' => $type]);
        $server['CONTENT_LENGTH'] = $length;
        if ($isMultipart) {
            return $this->call('POST', $path, array_diff_key($body, ['cv' => 1]), [], ['cv' => $body['cv']], $server);
        }

        return $this->call('POST', $path, [], [], [], $server, json_encode((object) $body));
    }

    private function assertKept(string $path, array $body, bool $isKept): void
    {
        $this->assertSame($isKept ? 1 : 0, Lead::count(), $path);
        if ($isKept) {
            $this->assertSame([trim($body['nome']), $body['email']], [Lead::sole()->nome, Lead::sole()->email]);
            Lead::sole()->delete();
        }
    }

    /** @param  int  $least  the least number of lines; 1 for a fault that the visitor does not notice */
    private function assertLogged(?string $line, int $least): void
    {
        $all = implode("\n", [
            ...$this->logged,
            ...array_map(fn ($problem) => $problem::class.' '.$problem->getMessage(), $this->reported),
        ]);
        $this->assertDoesNotMatchRegularExpression(self::TYPED, $all);
        if ($line === null) {
            $this->assertSame('', $all);
        } else {
            $this->assertGreaterThanOrEqual(max(1, $least), substr_count($all, $line), $all);
        }
    }
}
