<?php

namespace ImoWidgets\Tests\Commands;

use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\File;
use Illuminate\Support\Facades\Validator;
use ImoWidgets\Bundle;
use ImoWidgets\Calls\Bodies;
use ImoWidgets\Calls\Contract;
use ImoWidgets\SiteHalf\Stubs;
use ImoWidgets\Tests\TestCase;
use PHPUnit\Framework\Attributes\Test;

/** `imo-widgets:api --update`: a site takes a newer version of the files that it owns, and keeps what it has made of them. */
final class UpdateTest extends TestCase
{
    use StartsSite;

    private const SEARCH = 'app/Http/Requests/PesquisaRequest.php';

    private const LEADS = 'app/Http/Controllers/LeadsController.php';

    private const LISTINGS = 'app/Http/Controllers/ImoveisController.php';

    private const MAIL = 'resources/views/mail/copy-of-lead.blade.php';

    private const REPEATED = 'app/Http/Middleware/AnswerRepeatedSend.php';

    /** What the next version changes, by file: a new filter, a new order, a class's comment, an answer. */
    private const NEXT = [
        self::SEARCH => [
            "            'minprice' =>" => "            'piscina' => ['array'],\n            'piscina.*' => [Rule::in(['Sim', 'Não'])],\n            'minprice' =>",
            "Rule::in(FormRules::searchOptions('ordem'))" => "Rule::in([...FormRules::searchOptions('ordem'), 'area'])",
        ],
        self::LISTINGS => ['a page of listings' => 'one page of listings'],
        self::LEADS => ["['message' => 'ok']" => "['message' => 'kept']"],
    ];

    private string|false $path;

    protected function setUp(): void
    {
        parent::setUp();
        $this->path = getenv('PATH');
        $this->app->instance(Stubs::class, new Stubs(__DIR__.'/../../stubs', '1.0.0'));
    }

    protected function tearDown(): void
    {
        putenv("PATH=$this->path");
        File::deleteDirectory("$this->public-site");
        File::deleteDirectory("$this->public-next");
        parent::tearDown();
    }

    #[Test]
    public function a_site_takes_a_new_filter_and_a_new_order_and_keeps_its_own_rules(): void
    {
        $this->startSite('Remodelada');
        Artisan::call('imo-widgets:api');
        $this->change(self::SEARCH, ["'idRef' => ['nullable', 'string']" => "'idRef' => ['nullable', 'string', 'max:40']", 'LONGEST_LIST = 1000' => 'LONGEST_LIST = 50']);
        $this->release('1.1.0', self::NEXT);

        [$exit, $said] = $this->update();
        $this->assertSame(0, $exit, $said);
        $this->assertMatchesRegularExpression('~PesquisaRequest.php [. ]+merged with your changes~', $said);
        $this->assertMatchesRegularExpression('~LeadsController.php [. ]+written~', $said);
        $this->assertMatchesRegularExpression('~Models/Lead.php [. ]+as it was~', $said);
        $this->assertStringContainsString("['message' => 'kept']", $this->read(self::LEADS));
        $this->assertStringContainsString('LONGEST_LIST = 50', $this->read(self::SEARCH));

        require base_path('app/Rules/Identifier.php');
        require base_path(self::SEARCH);
        $rules = (new \Remodelada\Http\Requests\PesquisaRequest)->rules();
        $older = (new Bodies(Contract::shippedWith(app(Bundle::class))))->valid('/api/imoveis');
        $newer = [...$older, 'piscina' => ['Sim'], 'ordem' => 'area'];
        $errors = fn (array $body) => Validator::make($body, $rules)->errors()->keys();
        $this->assertSame([], $errors($older), 'a page that is still open');
        $this->assertSame([], $errors($newer));
        $this->assertEqualsCanonicalizing(['piscina.0', 'ordem', 'idRef'], $errors([...$newer, 'piscina' => ['Talvez'], 'ordem' => 'zona', 'idRef' => str_repeat('A', 41)]));
    }

    #[Test]
    public function what_was_written_is_recorded_and_an_update_starts_from_what_the_last_one_took(): void
    {
        $this->startSite('App');
        Artisan::call('imo-widgets:api');
        $this->assertSame(['1.0.0'], array_unique(array_column($this->record()['files'], 'version')));
        $search = $this->record()['files'][self::SEARCH];
        $this->assertSame([$this->read(self::SEARCH), hash_file('sha256', base_path(self::SEARCH))], [$search['text'], $search['sha256']]);
        $this->change(self::SEARCH, ['LONGEST_LIST = 1000' => 'LONGEST_LIST = 50']);
        $this->release('1.1.0', self::NEXT);
        $this->update();
        $this->assertSame(['1.1.0'], array_unique(array_column($this->record()['files'], 'version')));

        $merged = $this->read(self::SEARCH);
        [$exit, $said] = $this->update();
        $this->assertSame([0, $merged], [$exit, $this->read(self::SEARCH)], 'nothing is new');
        $this->assertStringNotContainsString('merged', $said);

        $this->release('1.2.0', [self::SEARCH => [...self::NEXT[self::SEARCH], "'page' => ['required'" => "'page' => ['bail', 'required'"]]);
        $this->assertSame(0, $this->update()[0]);
        $this->assertSame(str_replace("'page' => ['required'", "'page' => ['bail', 'required'", $merged), $this->read(self::SEARCH));
    }

    #[Test]
    public function lines_that_both_have_changed_are_marked_and_listed_until_somebody_decides(): void
    {
        $this->startSite('App');
        Artisan::call('imo-widgets:api');
        $this->change(self::LEADS, ["['message' => 'ok']" => "['message' => 'obrigado']"]);
        $this->release('1.1.0', self::NEXT);

        [$exit, $said] = $this->update();
        $this->assertSame(1, $exit);
        $this->assertMatchesRegularExpression('~LeadsController.php [. ]+CONFLICT, between marks~', $said);
        $marked = $this->read(self::LEADS);
        $this->assertMatchesRegularExpression("~<<<<<<< this site\n.*'obrigado'.*\n=======\n.*'kept'.*\n>>>>>>> imo-widgets 1.1.0, new~", $marked);
        $this->assertStringContainsString("'area'", $this->read(self::SEARCH), 'the others are updated');

        [$exit, $said] = $this->update();
        $this->assertSame([1, $marked], [$exit, $this->read(self::LEADS)], 'not merged into the marks');
        $this->assertStringContainsString('marks of an earlier update', $said);

        File::put(base_path(self::LEADS), preg_replace('~<<<<<<< .*?\n(.*?)=======\n.*?>>>>>>> .*?\n~s', '$1', $marked));
        $this->assertSame(0, $this->update()[0]);
        $this->assertStringContainsString('obrigado', $this->read(self::LEADS));
    }

    #[Test]
    public function a_dry_run_says_it_all_and_touches_nothing(): void
    {
        $this->startSite('App');
        Artisan::call('imo-widgets:api');
        $this->change(self::LEADS, ["['message' => 'ok']" => "['message' => 'obrigado']"]);
        $this->change(self::SEARCH, ['LONGEST_LIST = 1000' => 'LONGEST_LIST = 50']);
        File::delete(base_path(self::MAIL));
        $this->release('1.1.0', self::NEXT, new: ['app/Rules/Nova.php' => "<?php\n"], gone: [self::REPEATED]);
        $before = $this->contents();

        [$exit, $said] = $this->update(['--dry-run' => true]);
        $this->assertSame(1, $exit);
        $this->assertSame($before, $this->contents());
        foreach (['CONFLICT', 'merged with your changes', 'deleted by you', 'Nova.php', 'no longer part', 'Nothing was touched'] as $word) {
            $this->assertStringContainsString($word, $said);
        }
        $this->assertSame(1, Artisan::call('imo-widgets:api', ['--dry-run' => true, '--force' => true]), 'it belongs to --update');
        $this->assertSame($before, $this->contents());
    }

    #[Test]
    public function files_come_and_go_as_the_site_and_the_package_say(): void
    {
        $this->startSite('App');
        Artisan::call('imo-widgets:api');
        File::delete([base_path(self::MAIL), base_path('app/Models/CvFile.php')]);
        $this->change(self::REPEATED, ['<?php' => '<?php // mine']);
        File::put(base_path('app/Rules/Nossa.php'), '<?php // ours');
        $migration = 'database/migrations/2027_01_01_000000_add_to_imo_leads.php';
        $this->release('1.1.0', [self::MAIL => ['@' => '@@']], new: [$migration => "<?php\n", 'app/Rules/Nossa.php' => "<?php // theirs\n"], gone: [self::REPEATED, 'app/Models/CvFile.php']);

        [$exit, $said] = $this->update();
        $this->assertSame(1, $exit);
        $this->assertFileDoesNotExist(base_path(self::MAIL));
        $this->assertMatchesRegularExpression('~copy-of-lead.blade.php [. ]+deleted by you~', $said);
        $this->assertFileExists(base_path($migration));
        $this->assertMatchesRegularExpression('~add_to_imo_leads.php [. ]+new~', $said);
        $this->assertStringContainsString('php artisan migrate', $said);
        $this->assertStringContainsString('// mine', $this->read(self::REPEATED));
        $this->assertMatchesRegularExpression('~AnswerRepeatedSend.php [. ]+no longer part~', $said);
        $this->assertStringNotContainsString('CvFile.php', $said, 'neither has it');
        $this->assertSame('<?php // ours', $this->read('app/Rules/Nossa.php'));
        $this->assertMatchesRegularExpression('~Nossa.php [. ]+CONFLICT, a file of your own~', $said);

        File::delete(base_path('app/Rules/Nossa.php'));
        [$exit, $said] = $this->update();
        $this->assertSame(0, $exit, $said);
        $this->assertSame("<?php // theirs\n", $this->read('app/Rules/Nossa.php'));
        $this->assertStringNotContainsString('AnswerRepeatedSend.php', $said, 'it is the site\'s by now');
    }

    #[Test]
    public function the_routes_of_another_origin_and_other_line_ends_stay_what_they_are(): void
    {
        $this->startSite('App');
        Artisan::call('imo-widgets:api', ['--stateless' => true]);
        foreach ([self::SEARCH, self::LISTINGS] as $path) {
            File::put(base_path($path), str_replace("\n", "\r\n", $this->read($path)));
        }
        $this->change(self::SEARCH, ['LONGEST_LIST = 1000' => 'LONGEST_LIST = 50']);
        $this->release('1.1.0', self::NEXT);
        [$exit, $said] = $this->update();
        $this->assertSame(0, $exit, $said);
        $this->assertStringNotContainsString("'web'", $this->read('routes/imo-widgets.php'));
        $this->assertSame(0, preg_match('/(?<!\r)\n/', $this->read(self::SEARCH).$this->read(self::LISTINGS)));
        $this->assertStringContainsString("'area'", $this->read(self::SEARCH));
        $this->assertMatchesRegularExpression('~ImoveisController.php [. ]+written~', $said);
    }

    #[Test]
    public function without_git_nothing_is_written_where_a_merge_is_needed(): void
    {
        $this->startSite('App');
        Artisan::call('imo-widgets:api');
        $this->release('1.1.0', self::NEXT);
        putenv("PATH=$this->public");
        $this->assertSame(0, $this->update(['--dry-run' => true])[0], 'nobody has changed anything: there is nothing to merge');
        $this->change(self::SEARCH, ['LONGEST_LIST = 1000' => 'LONGEST_LIST = 50']);
        $before = $this->contents();
        [$exit, $said] = $this->update();
        $this->assertSame([1, $before], [$exit, $this->contents()]);
        $this->assertStringContainsString('it takes git to merge them, and git was not found here. Nothing is written.', $said);
    }

    #[Test]
    public function a_site_without_a_record_or_with_a_changed_one_is_told_what_to_do(): void
    {
        $this->startSite('App');
        Artisan::call('imo-widgets:api');
        $this->change(self::SEARCH, ['LONGEST_LIST = 1000' => 'LONGEST_LIST = 50']);
        Artisan::call('imo-widgets:api');
        $this->assertStringContainsString('run it with --update', preg_replace('/\s+/', ' ', Artisan::output()));

        $this->change('imo-widgets.lock.json', ['LONGEST_LIST = 1000' => 'LONGEST_LIST = 2']);
        [$exit, $said] = $this->update();
        $this->assertSame(1, $exit);
        $this->assertStringContainsString('one that was changed since', $said);

        File::delete(base_path('imo-widgets.lock.json'));
        [$exit, $said] = $this->update();
        $this->assertSame(1, $exit);
        $this->assertStringContainsString('found none: commit what you have, run it with --force', $said);
        $this->assertStringContainsString('LONGEST_LIST = 50', $this->read(self::SEARCH));
    }

    #[Test]
    public function the_check_says_that_the_site_half_is_older_until_it_is_updated(): void
    {
        $this->startSite('App');
        // There are no tables here.
        config(['imo-widgets.leads.mail.agents' => []]);
        $check = fn () => [Artisan::call('imo-widgets:check', ['--only' => 'hero-search']), preg_replace('/\s+/', ' ', Artisan::output())][1];
        $this->assertStringContainsString('all is in place', $check(), 'a half of its own');
        Artisan::call('imo-widgets:api');
        $this->change(self::SEARCH, ['LONGEST_LIST = 1000' => 'LONGEST_LIST = 50']);
        File::delete(base_path(self::MAIL));
        $this->assertStringContainsString('all is in place', $check());

        $this->release('1.1.0', [self::SEARCH => self::NEXT[self::SEARCH], self::MAIL => ['@' => '@@']], new: ['app/Rules/Nova.php' => "<?php\n"]);
        $this->assertStringContainsString('The site half is older than imo-widgets 1.1.0: app/Http/Requests/PesquisaRequest.php, app/Rules/Nova.php.', $check());
        $this->assertSame(0, $this->update()[0]);
        $this->assertStringContainsString('all is in place', $check());

        $this->change('imo-widgets.lock.json', ['LONGEST_LIST = 1000' => 'LONGEST_LIST = 2']);
        $this->assertStringContainsString('one that was changed since', $check());
    }

    /**
     * A version of the package after this one.
     *
     * @param  array<string, array<string, string>>  $changes  by file
     * @param  array<string, string>  $new  texts of files that it brings
     * @param  list<string>  $gone  files that it has no more
     */
    private function release(string $version, array $changes, array $new = [], array $gone = []): void
    {
        $folder = "$this->public-next/$version";
        File::copyDirectory(__DIR__.'/../../stubs', $folder);
        foreach ($changes as $path => $words) {
            File::put("$folder/api/$path", self::replace(File::get("$folder/api/$path"), $words));
        }
        foreach ($new as $path => $text) {
            File::put("$folder/api/$path", $text);
        }
        File::delete(array_map(fn (string $path) => "$folder/api/$path", $gone));
        $this->app->instance(Stubs::class, new Stubs($folder, $version));
    }

    /** @param  array<string, string>  $words */
    private function change(string $path, array $words): void
    {
        File::put(base_path($path), self::replace($this->read($path), $words));
    }

    /** @param  array<string, string>  $words */
    private static function replace(string $text, array $words): string
    {
        foreach (array_keys($words) as $word) {
            self::assertStringContainsString($word, $text);
        }

        return strtr($text, $words);
    }

    /** @return array{int, string} */
    private function update(array $options = []): array
    {
        return [Artisan::call('imo-widgets:api', ['--update' => true, ...$options]), preg_replace('/\s+/', ' ', Artisan::output())];
    }

    private function read(string $path): string
    {
        return File::get(base_path($path));
    }

    /** @return array<string, mixed> */
    private function record(): array
    {
        return json_decode($this->read('imo-widgets.lock.json'), true);
    }

    /** @return array<string, string> all files of the site */
    private function contents(): array
    {
        $paths = array_map(fn ($file) => $file->getPathname(), File::allFiles(base_path()));

        return array_combine($paths, array_map(File::get(...), $paths));
    }
}
