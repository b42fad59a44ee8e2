<?php

namespace ImoWidgets\Tests;

use App\Http\Requests\AvaliacaoRequest;
use App\Http\Requests\CandidaturaRequest;
use App\Http\Requests\ContactoAgenciaRequest;
use App\Http\Requests\ContactoAgenteRequest;
use App\Http\Requests\ContactoGeralRequest;
use App\Http\Requests\ContactoImovelRequest;
use App\Models\Imovel;
use Illuminate\Support\Facades\Validator;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Test;

/** The cases of tests/shared/ in PHP; tests/shared-cases.test.ts runs the same ones in TypeScript. */
final class SharedCasesTest extends TestCase
{
    #[Test]
    #[DataProvider('slugs')]
    public function a_listing_has_the_slug_that_the_widgets_write(string $title, string $slug): void
    {
        $this->assertSame($slug, (new Imovel(['titulo' => $title]))->slug());
    }

    #[Test]
    #[DataProvider('emails')]
    public function the_sample_site_takes_the_addresses_that_the_widgets_take(string $email, bool $contact, bool $wizard): void
    {
        foreach ([ContactoAgenciaRequest::class, ContactoAgenteRequest::class, ContactoGeralRequest::class, ContactoImovelRequest::class] as $request) {
            $this->assertSame($contact, $this->accepts($request, $email), $request);
        }
        foreach ([AvaliacaoRequest::class, CandidaturaRequest::class] as $request) {
            $this->assertSame($wizard, $this->accepts($request, $email), $request);
        }
    }

    public static function slugs(): array
    {
        return self::cases('slugs');
    }

    public static function emails(): array
    {
        return array_map(array_values(...), self::cases('emails'));
    }

    private static function cases(string $file): array
    {
        return json_decode(file_get_contents(__DIR__."/../../tests/shared/$file.json"), true, flags: JSON_THROW_ON_ERROR)['cases'];
    }

    private function accepts(string $request, string $email): bool
    {
        return Validator::make(['email' => $email], ['email' => (new $request)->rules()['email']])->passes();
    }
}
