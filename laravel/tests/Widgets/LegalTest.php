<?php

namespace ImoWidgets\Tests\Widgets;

use Illuminate\Support\Facades\Blade;
use ImoWidgets\Tests\TestCase;
use PHPUnit\Framework\Attributes\DataProvider;

/** Tests the footer that the law requires (docs/law.md#the-footer). */
final class LegalTest extends TestCase
{
    public function test_prints_who_the_agency_is_and_where_to_complain(): void
    {
        config(['imo-widgets.legal' => [
            'firm' => 'Casas & Filhos, Lda.', 'nipc' => '500000000', 'seat' => 'Rua 1, Ovar', 'ami' => '12345',
            'complaints' => 'https://www.livroreclamacoes.pt/inicio',
            'ral' => ['name' => 'CICAP', 'url' => 'https://www.cicap.pt'],
        ]]);
        $html = Blade::render('<x-imo-legal class="rodape" />');
        foreach ([
            '<p>Casas &amp; Filhos, Lda., NIPC 500000000, sede: Rua 1, Ovar. Licença AMI n.º 12345</p>',
            '<a href="https://www.livroreclamacoes.pt/inicio" rel="noopener">Livro de Reclamações Eletrónico</a>',
            '<a href="https://www.cicap.pt" rel="noopener">CICAP</a>', 'class="imo-legal rodape"',
        ] as $said) {
            $this->assertStringContainsString($said, $html);
        }
    }

    public function test_leaves_out_what_is_not_configured(): void
    {
        config(['imo-widgets.legal' => null]);
        $this->assertSame('', trim(strip_tags(Blade::render('<x-imo-legal />'))));
    }

    #[DataProvider('mistakes')]
    public function test_leaves_out_a_setting_of_the_wrong_shape_in_production(mixed $legal, string $key): void
    {
        config(['imo-widgets.legal' => is_array($legal) ? $legal + ['firm' => 'Casas, Lda.'] : $legal]);
        config(['app.debug' => false]);
        $html = Blade::render('<x-imo-legal />');
        $this->assertStringNotContainsString('javascript:', $html);
        $this->assertStringNotContainsString('litígio', $html);
        $this->assertSame(is_array($legal), str_contains($html, 'Casas, Lda.'));
        $expected = "config('imo-widgets.legal.$key') expected";
        $this->assertStringContainsString($expected, $this->reported[0]->getMessage());
        config(['app.debug' => true]);
        $this->expectException(\Throwable::class);
        Blade::render('<x-imo-legal />');
    }

    public static function mistakes(): array
    {
        return [
            'ral as a text' => [['ral' => 'CICAP'], 'ral'],
            'ral without a URL' => [['ral' => ['name' => 'CICAP']], 'ral'],
            'credit as a list' => [['credit' => ['x']], 'credit'], 'object' => [['nipc' => (object) []], 'nipc'],
            'a script as URL' => [['ral' => ['name' => 'CICAP', 'url' => 'javascript:alert(1)']], 'ral.url'],
            'a script to complain at' => [['complaints' => 'javascript:alert(1)'], 'complaints'],
            'a number as a list' => [['nipc' => [500]], 'nipc'], 'all of it as a text' => ['Casas, Lda.', ''],
        ];
    }

    public function test_prints_ami_once_however_the_licence_was_typed(): void
    {
        config(['imo-widgets.legal' => ['ami' => 'AMI 12345']]);
        $this->assertStringContainsString('<p>Licença AMI n.º 12345</p>', Blade::render('<x-imo-legal />'));
    }
}
