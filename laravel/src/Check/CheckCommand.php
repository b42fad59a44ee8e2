<?php

namespace ImoWidgets\Check;

use Illuminate\Console\Command;
use Illuminate\Database\QueryException;
use Illuminate\Http\Client\ConnectionException;
use Illuminate\Support\Str;
use ImoWidgets\SqlState;
use ImoWidgets\Widgets\Bundle;
use ImoWidgets\Widgets\SiteUrl;
use Throwable;

/**
 * `imo-widgets:check`, meant for the end of a deploy script, asks a list of questions and prints a line for each
 * answer. It sees the settings of PHP's command line; the web server's settings may differ and are checked with
 * `--url`. It exits with 1 if an error would cost a lead or a page.
 */
final class CheckCommand extends Command
{
    protected $signature = 'imo-widgets:check
        {--only= : The widgets that the site uses, separated by commas; the others are not checked}
        {--url= : Check the site at this URL over the network, as a browser sees it}
        {--page=/ : With --url: the path of a page with a widget}
        {--with=* : With --url: an id that the site knows: comercial=7, idRef=OVR-0300}
        {--send : With --url: send a message marked as a test, follow it, and delete it}
        {--mail : Send a mail to leads.mail.to through the queue}
        {--adverts : Check the published listings for what the law requires of an advert (docs/law.md)}';

    protected $description = 'Check that visitors of this site get their widgets, and the agency its leads';

    /** The questions in order, by the option that enables them; those under `''` are always asked. */
    public const QUESTIONS = [
        '' => [
            Installation\Assets::class, Installation\HotFile::class, Installation\Calls::class,
            Installation\AppUrl::class, Installation\Debug::class, Installation\CacheLocks::class,
            Leads\LeadTables::class, Leads\LeadRecipients::class, Leads\Sender::class, Leads\ReplyAddress::class,
            Leads\MailTransport::class, Leads\MailQueue::class, Leads\LeadsAnnounced::class, Leads\Reminder::class,
            Leads\UploadLimits::class, Leads\CvFolder::class, Leads\NewestCvs::class,
            Listings\ListingSource::class, Listings\CardAttributes::class, Listings\FilterColumns::class,
            Listings\UnfoundValues::class,
        ],
        'url' => [
            Outside\OriginAsked::class, Outside\Session::class, Outside\TrustedProxy::class,
            Outside\LinkOrigin::class, Outside\PageTags::class, Outside\AssetFiles::class,
            Outside\MailPageStyle::class, Outside\CrossOrigin::class, Outside\RefusedForms::class,
            Outside\CallWithoutToken::class, Outside\LargeCv::class, Outside\SearchFilters::class,
            Outside\OwnPages::class,
        ],
        'send' => [Delivery\TestLead::class],
        'mail' => [Delivery\TestMails::class],
        'adverts' => [Listings\Adverts::class],
    ];

    /** The container tag with which a part of the package adds questions that are always asked. */
    public const MORE_QUESTIONS = 'imo-widgets.questions';

    /** @var list<class-string<Question>> the questions that found an error, and those skipped after such a question */
    private array $failed;

    /** @var array{Warning: int, Error: int} */
    private array $counts;

    public function handle(Bundle $bundle, CallRoutes $routes): int
    {
        if ($this->option('send') && $this->text('url') === '') {
            $this->components->error('--send goes over the network, so it needs --url=https://www.exemplo.pt.');

            return self::INVALID;
        }
        // Artisan reuses the command object for later calls.
        [$this->failed, $this->counts] = [[], ['Warning' => 0, 'Error' => 0]];
        $only = array_filter(array_map(trim(...), explode(',', $this->text('only'))));
        $site = new Site($bundle, $routes, array_values($only), $this->text('url'));
        $this->bindClient($routes, rtrim($this->text('url'), '/'));
        $more = array_map(get_class(...), iterator_to_array($this->laravel->tagged(self::MORE_QUESTIONS), false));
        foreach (array_merge_recursive(self::QUESTIONS, ['' => $more]) as $option => $questions) {
            if ($option === '' || $this->option($option)) {
                $this->askAll($questions, $site);
            }
        }

        return $this->conclude();
    }

    private function bindClient(CallRoutes $routes, string $url): void
    {
        $base = $routes->url('');
        $api = SiteUrl::originOf($base) === null ? $url : $base;
        $page = '/'.ltrim($this->text('page'), '/');
        $this->laravel->instance(Outside\SiteClient::class, new Outside\SiteClient($url, $api, $page));
        $this->laravel->scoped(Outside\PageAssets::class);
        $ids = [];
        foreach ($this->option('with') as $pair) {
            [$filter, $id] = explode('=', (string) $pair, 2) + [1 => ''];
            $ids[$filter] = $id;
        }
        $this->laravel->when(Outside\SearchFilters::class)->needs('$ids')->give($ids);
    }

    /** @param  list<class-string<Question>>  $questions  the questions of one option */
    private function askAll(array $questions, Site $site): void
    {
        foreach ($questions as $class) {
            if (array_intersect($class::AFTER, $this->failed) !== []) {
                $this->failed[] = $class;

                continue;
            }
            try {
                $question = $this->laravel->make($class);
                foreach ($question->concerns($site) ? $question->answers($site) : [] as $finding) {
                    $this->report($finding, $class);
                }
            } catch (ConnectionException $problem) {
                // The remaining questions would fail in the same way.
                $this->report($this->describe($class, $problem), $class);

                return;
            } catch (Throwable $problem) {
                $this->report($this->describe($class, $problem), $class);
            }
        }
    }

    /** @param  class-string<Question>  $class */
    private function describe(string $class, Throwable $problem): Finding
    {
        $reason = $problem instanceof QueryException
            ? SqlState::of($problem)
            : $problem::class.": {$problem->getMessage()}";
        $came = "could not be checked from here ($reason)";

        return new Finding(
            Severity::Error,
            $class::LINE,
            $problem instanceof ConnectionException ? "{$this->text('url')} $came" : $came,
            'what visitors get is unknown',
            'Find the cause, and run the check again.',
        );
    }

    private function text(string $option): string
    {
        $value = $this->option($option);

        return is_string($value) ? $value : '';
    }

    /** @param  class-string<Question>  $class */
    private function report(Finding $finding, string $class): void
    {
        if ($finding->severity === Severity::Fine) {
            $this->components->twoColumnDetail($finding->about, $finding->came);

            return;
        }
        $this->counts[$finding->severity->name]++;
        if ($finding->severity === Severity::Error) {
            $this->failed[] = $class;
            $this->components->error($finding->text());
        } else {
            $this->components->warn("warning: {$finding->text()}");
        }
    }

    private function conclude(): int
    {
        ['Error' => $errors, 'Warning' => $warnings] = $this->counts;
        $count = "$errors ".Str::plural('error', $errors).", $warnings ".Str::plural('warning', $warnings);
        match (true) {
            $errors > 0 => $this->components->error("imo-widgets: $count."),
            $warnings > 0 => $this->components->warn("imo-widgets: $count."),
            default => $this->components->info("imo-widgets: all is in place. $count."),
        };

        return $errors === 0 ? self::SUCCESS : self::FAILURE;
    }
}
