<?php

namespace ImoWidgets\Tests\Commands;

use Illuminate\Support\Facades\File;

/** An empty site to write into, with nothing but what `laravel new` would have put in the way. */
trait StartsSite
{
    /** @param  string  $namespace  of its own classes, without the backslash */
    private function startSite(string $namespace): void
    {
        $base = "$this->public-site";
        File::ensureDirectoryExists("$base/app");
        File::ensureDirectoryExists("$base/bootstrap");
        File::put("$base/composer.json", json_encode(['autoload' => ['psr-4' => ["$namespace\\" => 'app/']]]));
        File::put("$base/bootstrap/providers.php", "<?php\n\nreturn [\n    $namespace\\Providers\\AppServiceProvider::class,\n];\n");
        $this->app->setBasePath($base);
        // Laravel reads it once.
        (fn () => $this->namespace = null)->call($this->app);
    }

    /** @return list<string> the files of the site half that are in the site */
    private function written(): array
    {
        $files = array_map(fn ($file) => str_replace('\\', '/', $file->getRelativePathname()), File::allFiles(base_path()));

        return array_values(array_diff($files, ['composer.json', 'bootstrap/providers.php', 'imo-widgets.lock.json']));
    }
}
