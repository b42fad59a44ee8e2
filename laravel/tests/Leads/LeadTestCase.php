<?php

namespace ImoWidgets\Tests\Leads;

use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Http\UploadedFile;
use Illuminate\Support\Facades\Log;
use Illuminate\Support\Facades\Mail;
use Illuminate\Support\Facades\Storage;
use Illuminate\Testing\TestResponse;
use ImoWidgets\Tests\TestCase;
use Symfony\Component\Mailer\SentMessage;

/** A test of what becomes of leads: they are sent as the widgets do, and what is logged of them is looked through. */
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

    protected function cv(): UploadedFile
    {
        return UploadedFile::fake()->createWithContent('cv.pdf', '%PDF-1.4 segredo');
    }

    protected function sendAsWidget(string $path, array $body, array $headers = []): TestResponse
    {
        $headers += [
            'Accept' => 'application/json', 'X-Requested-With' => 'XMLHttpRequest', 'X-XSRF-TOKEN' => 'x',
            'Imo-Send-Id' => bin2hex(random_bytes(16)),
        ];

        return isset($body['cv']) ? $this->post($path, $body, $headers) : $this->postJson($path, $body, $headers);
    }

    protected function sentMails(): array
    {
        return Mail::mailer('array')
            ->getSymfonyTransport()
            ->messages()
            ->map(fn (SentMessage $sent) => $sent->getOriginalMessage())
            ->all();
    }

    protected function assertLogged(string $text): void
    {
        $all = implode("\n", [
            ...$this->logged,
            ...array_map(fn ($problem) => $problem::class.' '.$problem->getMessage(), $this->reported),
        ]);
        $this->assertStringContainsString($text, $all);
        $this->assertDoesNotMatchRegularExpression(
            '/segredo|912345678|sábado/i',
            $all,
            'a log is no place for what visitors type',
        );
    }
}
