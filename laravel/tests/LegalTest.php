<?php

namespace ImoWidgets\Tests;

use Illuminate\Support\Facades\Blade;
use PHPUnit\Framework\Attributes\Test;

/** What the law wants in every footer (docs/law.md#the-footer). */
final class LegalTest extends TestCase
{
    #[Test]
    public function the_footer_says_who_the_agency_is_and_where_to_complain(): void
    {
        config(['imo-widgets.legal' => [
            'firm' => 'Casas & Filhos, Lda.',
            'nipc' => '500000000',
            'seat' => 'Rua 1, Ovar',
            'ami' => '12345',
            'complaints' => 'https://www.livroreclamacoes.pt/inicio',
            'ral' => ['name' => 'CICAP', 'url' => 'https://www.cicap.pt'],
        ]]);
        $html = Blade::render('<x-imo-legal class="rodape" />');
        $this->assertStringContainsString('<p>Casas &amp; Filhos, Lda., NIPC 500000000, sede: Rua 1, Ovar. Licença AMI n.º 12345</p>', $html);
        $this->assertStringContainsString('<a href="https://www.livroreclamacoes.pt/inicio" rel="noopener">Livro de Reclamações Eletrónico</a>', $html);
        $this->assertStringContainsString('<a href="https://www.cicap.pt" rel="noopener">CICAP</a>', $html);
        $this->assertStringContainsString('class="imo-legal rodape"', $html);
    }

    #[Test]
    public function nothing_is_said_of_what_is_not_configured(): void
    {
        config(['imo-widgets.legal' => null]);
        $this->assertSame('', trim(strip_tags(Blade::render('<x-imo-legal />'))));
    }
}
