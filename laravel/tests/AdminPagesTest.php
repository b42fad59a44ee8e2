<?php

namespace ImoWidgets\Tests;

use App\Models\Pagina;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\Attributes\Test;

/** Where editors of the sample site write pages: behind a login, and purified whatever their browser sends. */
#[Group('database')]
final class AdminPagesTest extends TestCase
{
    use RefreshDatabase;

    private const PAGE = ['titulo' => 'A equipa', 'slug' => 'a-equipa', 'corpo' => '<p>Olá</p>'];

    protected function setUp(): void
    {
        parent::setUp();
        Pagina::create(['titulo' => 'Ovar', 'slug' => 'ovar', 'corpo' => '<p>Ovar</p>']);
    }

    #[Test]
    public function who_is_not_logged_in_sees_and_changes_nothing(): void
    {
        $doors = [
            ['get', 'paginas'], ['get', 'paginas/create'], ['post', 'paginas'], ['get', 'paginas/ovar/edit'],
            ['put', 'paginas/ovar'], ['delete', 'entrar'],
        ];
        foreach ($doors as [$method, $path]) {
            $this->$method("/admin/$path", self::PAGE)->assertRedirect('/admin/entrar');
        }
        $this->assertSame(['<p>Ovar</p>'], Pagina::pluck('corpo')->all());
    }

    #[Test]
    public function the_login_asks_for_the_password(): void
    {
        User::create(['name' => 'Ana', 'email' => 'ana@exemplo.pt', 'password' => 'segredo']);
        $this->post('/admin/entrar', ['email' => 'ana@exemplo.pt', 'password' => 'outra'])->assertSessionHasErrors(
            'email',
        );
        $this->assertGuest();
        $this->post('/admin/entrar', ['email' => 'ana@exemplo.pt', 'password' => 'segredo'])->assertRedirect(
            '/admin/paginas',
        );
        $this->assertAuthenticated();
        $this->delete('/admin/entrar')->assertRedirect('/admin/entrar');
        $this->assertGuest();
    }

    #[Test]
    public function a_page_is_stored_purified_and_its_tags_stay(): void
    {
        $tag = '<div data-imo-widget="mortgage-calculator" data-tan="3.5"><p><a href="/contactos">Ligue</a></p></div>';
        $shortcode = '<p>[imo-widget name="team-cards" colaboradores="equipa"]</p>';
        $attack =
            '<script>ataque()</script><img src="x" onerror="ataque()" /><div data-imo-widget="general-contact" '
                .'data-api-base="https://noutro.exemplo.pt" onclick="ataque()"></div>';
        $this->actingAs(new User())
            ->post('/admin/paginas', [...self::PAGE, 'corpo' => $tag.$shortcode.$attack])
            ->assertRedirect('/admin/paginas/a-equipa/edit');

        $this->assertSame(
            $tag.$shortcode.'<img src="x" alt="x" /><div data-imo-widget="general-contact"></div>',
            Pagina::firstWhere('slug', 'a-equipa')->corpo,
        );
        $this->put('/admin/paginas/a-equipa', [
            ...self::PAGE,
            'corpo' => '<p onclick="ataque()">Adeus</p>',
        ])->assertRedirect();
        $this->assertSame('<p>Adeus</p>', Pagina::firstWhere('slug', 'a-equipa')->corpo);
    }

    #[Test]
    public function a_page_without_a_title_or_under_the_url_of_another_is_refused(): void
    {
        $this->actingAs(new User());
        $this->post('/admin/paginas', [...self::PAGE, 'titulo' => '', 'slug' => 'ovar'])->assertSessionHasErrors([
            'titulo',
            'slug',
        ]);
        $this->post('/admin/paginas', [...self::PAGE, 'slug' => '../x'])->assertSessionHasErrors('slug');
        $this->put('/admin/paginas/ovar', [...self::PAGE, 'slug' => 'ovar'])->assertSessionHasNoErrors();
        $this->assertSame(['A equipa'], Pagina::pluck('titulo')->all());
    }

    #[Test]
    public function no_page_cache_keeps_what_an_editor_sees(): void
    {
        config(['site.page_cache' => true]);
        $this->actingAs(new User)->get('/admin/paginas')->assertOk()->assertHeaderMissing('X-Page-Cache');
        auth()->logout();
        $this->get('/admin/paginas')->assertRedirect('/admin/entrar');
    }
}
