<?php

namespace ImoWidgets\Tests\Alerts;

use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;

/** What a person is told of a search, and how often (docs/operating.md#alerts-that-mail). */
#[Group('database')]
final class AlertRunTest extends AlertTestCase
{
    #[Test]
    public function a_person_is_told_of_what_is_new_reduced_or_gone_and_of_nothing_else(): void
    {
        $old = $this->listing();
        $this->mails();
        $this->confirmed();
        $this->assertSame([], $this->mails(), 'what was there already is no news');
        $this->nextDay();
        $this->assertSame([], $this->mails(), 'nothing new: no mail');

        $new = $this->listing(['titulo' => "Casa <b>nova</b>\r\nBcc: outro@exemplo.pt", 'preco' => 200_000]);
        $this->listing(['preco' => 400_000]);
        $this->listing(['conselho_dobrado' => 'porto', 'freguesia_dobrada' => 'bonfim']);
        $this->nextDay();
        [$mail] = $this->mails();
        $text = self::textOf($mail);
        $this->assertSame('ines@segredo.pt', $mail->getTo()[0]->getAddress());
        $this->assertSame('1 novidade nas suas pesquisas', $mail->getSubject());
        $this->assertStringContainsString('== Comprar · Ovar · Até 300 000 € ==', $text);
        $this->assertStringContainsString("1 imóvel novo\n\n- Casa <b>nova</b> Bcc: outro@exemplo.pt\n 200 000 €\n Ovar, Válega\n", $text);
        $this->assertStringContainsString('Classe energética B', $text);
        $this->assertStringContainsString("Ver todos: http://localhost/lista?objectivo=Comprar&localizacao=Ovar\n", $text);
        $this->assertStringContainsString('Licença AMI n.º 00000', $text);
        $this->assertStringContainsString('Casa &lt;b&gt;nova&lt;/b&gt; Bcc', $mail->getHtmlBody());
        $this->assertStringContainsString("_$new->id\"", $mail->getHtmlBody());
        $this->assertStringContainsString('src="http://localhost/fotos/', $mail->getHtmlBody());

        $old->update(['preco' => 245_000]);
        $new->update(['preco' => 210_000]);
        $this->nextDay();
        [$mail] = $this->mails();
        $this->assertStringContainsString("Desceu o preço\n\n- $old->titulo\n 245 000 €\n Desceu 5 000 €\n", self::textOf($mail));
        $this->assertStringNotContainsString('Casa', self::textOf($mail), 'what costs more is no news');

        $new->delete();
        $this->nextDay();
        $this->assertSame([], $this->mails(), 'an import may be under way');
        $this->nextDay();
        [$mail] = $this->mails();
        $this->assertStringContainsString("Já não está disponível\n- Casa <b>nova</b>", self::textOf($mail));
        $this->nextDay();
        $this->assertSame([], $this->mails());
    }
}
