<?php

namespace ImoWidgets\Calls;

use Closure;
use Illuminate\Contracts\Foundation\Application;
use Illuminate\Contracts\Http\Kernel;
use Illuminate\Http\Request;
use Illuminate\Http\UploadedFile;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\File;
use Illuminate\Support\Facades\Http;
use Illuminate\Support\Facades\Mail;
use Illuminate\Support\Facades\Notification;
use Illuminate\Support\Facades\Queue;
use Illuminate\Support\Facades\Route;
use Illuminate\Support\Facades\Storage;
use ImoWidgets\ApiRoutes;
use ImoWidgets\Http\RenewSession;
use ImoWidgets\Leads\SendId;
use Symfony\Component\HttpFoundation\Cookie;
use Symfony\Component\HttpFoundation\Response;

/**
 * Calls the site itself, through all of its middleware, as a widget would: with a session and its token. Nothing of it stays:
 * what is written to the database is rolled back, and mails, notifications, jobs, files and requests to other servers go
 * nowhere. For a process that ends afterwards.
 */
final class Rehearsal
{
    private const TOKEN = 'imo-widgets/check-token';

    /** @var array<string, string> */
    private array $cookies = [];

    public function __construct(private readonly Application $app, private readonly ApiRoutes $routes)
    {
    }

    /** Takes what leaves the process out of the site's hands. */
    public function begin(): void
    {
        // One address asks for everything here, and no mail goes.
        config(['session.driver' => 'array', 'imo-widgets.alerts.asked_per_day' => PHP_INT_MAX]);
        $this->app->forgetInstance('session');
        $this->app->forgetInstance('session.store');
        Mail::fake();
        Notification::fake();
        Queue::fake();
        Http::fake();
        foreach (array_keys((array) config('filesystems.disks')) as $disk) {
            Storage::fake($disk);
        }
        Route::get(self::TOKEN, RenewSession::class)->middleware('web');
        $this->send(Request::create($this->routes->urlHere('/'.self::TOKEN)));
    }

    /** Deletes what was put on the fake disks. */
    public function end(): void
    {
        foreach (array_keys((array) config('filesystems.disks')) as $disk) {
            File::deleteDirectory(storage_path("framework/testing/disks/$disk"));
        }
    }

    /** @param  Closure(): mixed  $calls  what is to leave no trace in the database */
    public function rolledBack(Closure $calls): mixed
    {
        $database = DB::connection();
        $level = $database->transactionLevel();
        $database->beginTransaction();
        try {
            return $calls();
        } finally {
            $database->rollBack($level);
        }
    }

    /** @param  array<string, mixed>  $body  as the widget has it; files in it make it multipart */
    public function post(string $path, array $body, bool $isMultipart, ?string $sendId = null): Response
    {
        $server = [
            'REMOTE_ADDR' => self::address(),
            'HTTP_ACCEPT' => 'application/json',
            'HTTP_X_REQUESTED_WITH' => 'XMLHttpRequest',
            'HTTP_X_XSRF_TOKEN' => $this->cookies['XSRF-TOKEN'] ?? '',
            'HTTP_SEC_FETCH_SITE' => 'same-origin',
            ...($sendId === null ? [] : ['HTTP_'.strtoupper(strtr(SendId::HEADER, '-', '_')) => $sendId]),
        ];
        $files = array_filter($body, fn (mixed $value) => $value instanceof UploadedFile);
        $url = $this->routes->urlHere($path);
        $request = $isMultipart
            ? Request::create($url, 'POST', array_diff_key($body, $files), $this->cookies, $files, [...$server, 'CONTENT_TYPE' => 'multipart/form-data'])
            : Request::create($url, 'POST', [], $this->cookies, [], [...$server, 'CONTENT_TYPE' => 'application/json'], json_encode($body === [] ? (object) [] : $body));

        return $this->send($request);
    }

    /** A network address of nobody's, another one each time: a check sends more in a minute than a limiter lets one visitor. */
    private static function address(): string
    {
        return 'fd00:'.dechex(random_int(1, 0xFFFF)).':'.dechex(random_int(1, 0xFFFF)).'::1';
    }

    private function send(Request $request): Response
    {
        $this->app->forgetScopedInstances();
        $response = $this->app->make(Kernel::class)->handle($request);
        foreach ($response->headers->getCookies() as $cookie) {
            /** @var Cookie $cookie */
            $this->cookies[$cookie->getName()] = (string) $cookie->getValue();
        }

        return $response;
    }
}
