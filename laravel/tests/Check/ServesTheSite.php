<?php

namespace ImoWidgets\Tests\Check;

use Closure;
use Illuminate\Contracts\Http\Kernel;
use Illuminate\Http\Client\Request;
use Illuminate\Http\Request as SiteRequest;
use Illuminate\Http\UploadedFile;
use Illuminate\Support\Facades\Http;

/** Answers requests of Laravel's HTTP client with this application and its published files. */
trait ServesTheSite
{
    protected const URL = 'https://www.exemplo.pt';

    /** Serves this application at `URL`, behind `$between`, which may answer instead. */
    protected function serve(?Closure $between = null): void
    {
        $between ??= fn () => null;
        Http::fake(fn (Request $request) => $between($request) ?? $this->answerOf($request, $request->body()));
    }

    protected function answerOf(Request $request, string $body): mixed
    {
        $server = $this->transformHeadersToServerVars(array_map(fn (array $values) => $values[0], $request->headers()));
        $multipart = $request->isMultipart() ? array_column($request->data(), 'contents', 'name') : [];
        $upload = fn (string $content) => UploadedFile::fake()->createWithContent('cv.pdf', $content);
        $cv = array_map($upload, array_intersect_key($multipart, ['cv' => true]));
        parse_str(strtr($request->header('Cookie')[0] ?? '', ['; ' => '&']), $cookies);
        [$url, $method] = [$request->url(), $request->method()];
        $body = $multipart === [] ? $body : '';
        $asked = SiteRequest::create($url, $method, array_diff_key($multipart, $cv), $cookies, $cv, $server, $body);
        $this->app->forgetScopedInstances();
        $path = public_path((string) parse_url($url, PHP_URL_PATH));
        if ($method === 'GET' && is_file($path)) {
            $type = str_ends_with($path, '.css') ? 'text/css' : 'text/javascript';

            return Http::response((string) file_get_contents($path), 200, ['Content-Type' => $type]);
        }
        $answer = $this->app->make(Kernel::class)->handle($asked);

        return Http::response((string) $answer->getContent(), $answer->getStatusCode(), $answer->headers->all());
    }
}
