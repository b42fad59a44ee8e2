<?php

namespace ImoWidgets;

use Illuminate\Http\Request;
use Illuminate\Support\Facades\Gate;
use Illuminate\Support\Str;
use Illuminate\View\ComponentAttributeBag;
use ImoWidgets\Domain\Text;
use ImoWidgets\Leads\Suspicion;
use ImoWidgets\Widgets\Bundle;
use ImoWidgets\Widgets\Drawing\Card;
use ImoWidgets\Widgets\Drawing\Drawing;
use ImoWidgets\Widgets\Drawing\PageValues;
use ImoWidgets\Widgets\Drawing\SearchValues;
use ImoWidgets\Widgets\Exceptions\NotDrawn;
use ImoWidgets\Widgets\Exceptions\WidgetProblem;
use ImoWidgets\Widgets\NamedLists;
use ImoWidgets\Widgets\PageData;
use ImoWidgets\Widgets\Shortcodes;
use ImoWidgets\Widgets\SiteDefaults;
use ImoWidgets\Widgets\Tags;
use InvalidArgumentException;
use Stringable;
use Throwable;

/**
 * The package's API for pages: the tags of a page's head, the host element of a widget, an editor's text with its
 * shortcodes expanded. It remembers which widgets the page has used, because Blade renders a page before the layout
 * around it, and the head can then ask for exactly their files. One instance per request (Octane).
 */
final class ImoWidgets
{
    /** @var array<string, true> */
    private array $used = [];

    /** @var array<string, true> widgets whose style sheets alone the page needs */
    private array $styled = [];

    private bool $hasDrawn = false;

    /** @var list<string>|null the widgets whose style sheets the page has linked; `null` until its head is printed */
    private ?array $linked = null;

    /** The URL of the page, for what is drawn; `null` if nothing is. */
    private readonly ?string $url;

    /** True if a developer's mistake throws an exception. */
    private readonly bool $debug;

    public function __construct(
        private readonly Bundle $bundle,
        private readonly NamedLists $lists,
        private readonly SiteDefaults $defaults,
        private readonly Tags $tags,
        private readonly Shortcodes $shortcodes,
        private readonly Drawing $drawing,
        Request $request,
    ) {
        // The widgets of a Livewire update are mounted already.
        $isDrawn = config('imo-widgets.drawn') && ! $request->hasHeader('X-Livewire');
        $this->url = $isDrawn ? self::urlOf($request) : null;
        $this->debug = (bool) config('app.debug');
    }

    /**
     * Registers a list under a name that a shortcode can use, `colaboradores="equipa"`, and that the editors' form
     * offers (docs/contract.md#named-lists). For the `boot` method of a provider.
     *
     * @param  callable  $entries  returns the records as `:data` takes them; the container calls it only if the list is
     *     used
     * @param  string  $for  the list's key of page data
     * @param  string|null  $label  the form's label of the list
     *
     * @throws InvalidArgumentException for a name that a shortcode cannot hold
     */
    public static function list(
        string $name,
        callable $entries,
        string $for = 'colaboradores',
        ?string $label = null,
    ): void {
        app(NamedLists::class)->add($name, $entries, $for, $label);
    }

    /**
     * Defines the access to the leads at `/imo-leads` by the gate `viewImoLeads`, which a site may also define itself.
     * For the `boot` method of a provider.
     *
     * @param  callable  $mayView  gets the user who is logged in
     */
    public static function viewLeadsUsing(callable $mayView): void
    {
        Gate::define('viewImoLeads', $mayView);
    }

    /**
     * Tells if a visitor is looking at the page, for a site's own counter of views: no HEAD request, and no prefetch by
     * a browser or a widget.
     */
    public static function isVisit(Request $request): bool
    {
        $purpose = implode(array_map($request->headers->get(...), ['Sec-Purpose', 'Purpose', 'X-Purpose', 'X-Moz']));

        return $request->isMethod('GET')
            && ! str_contains(strtolower($purpose), 'prefetch')
            && ! str_contains(strtolower($purpose), 'preview');
    }

    /**
     * Returns the head's tags, for the widgets used so far and those named.
     *
     * @param  mixed  ...$names  of widgets, such as `hero-search`
     *
     * @throws Throwable in debug; in production it is reported and there are no tags
     */
    public function tags(mixed ...$names): string
    {
        return $this->orReport('', function () use ($names) {
            array_walk($names, $this->mustKnow(...));
            if (self::isVisit(request())) {
                Suspicion::notePage(request());
            }

            // A named widget that is not used yet follows below this head, and is drawn unless its tag turns it off.
            $isDrawn = $this->hasDrawn || ($this->url !== null && array_diff($names, array_keys($this->used)) !== []);
            $widgets = $this->used + array_fill_keys($names, true);
            $this->linked = array_keys($widgets + $this->styled);

            // For a page whose cookies no script can read (docs/contract.md#session-renewal).
            $token = request()->hasSession() ? request()->session()->token() : null;
            $meta = $token === null ? '' : '<meta name="csrf-token" content="'.e($token).'">'."\n";

            return $meta.$this->tags->render(array_keys($widgets), $isDrawn, array_keys($this->styled));
        });
    }

    /**
     * Returns a widget's host element: marker, page data, fallback (docs/contract.md#the-tag).
     *
     * @param  mixed  $name  of the widget, such as `team-cards`
     * @param  mixed  $data  page data by key; anything that becomes a JSON object
     * @param  ComponentAttributeBag|null  $attributes  all others of the tag; a `drawn` that is false leaves the host
     *     empty until the widget is ready
     * @param  string  $fallback  markup that is shown until the widget is ready; without any the widget's start is
     *     drawn
     *
     * @throws Throwable in debug; in production it is reported and the fallback stands alone
     */
    public function host(
        mixed $name,
        mixed $data = [],
        ?ComponentAttributeBag $attributes = null,
        string $fallback = '',
    ): string {
        $attributes ??= new ComponentAttributeBag();
        $isDrawn = filter_var($attributes->get('drawn', true), FILTER_VALIDATE_BOOL);

        return $this->orReport($fallback, function () use ($name, $data, $attributes, $fallback, $isDrawn) {
            $this->mustKnow($name);
            $printed = $this->check($name, $attributes->except('drawn'), $data, $this->debug);

            return $this->print($name, 'div', $printed, $fallback, $isDrawn);
        });
    }

    /**
     * Returns a listing's card for the site's own pages, as `listing-search` draws it
     * (docs/product/cards.md#on-the-sites-own-pages).
     *
     * @param  mixed  $listing  a model of the listings, or a card's array
     * @param  ComponentAttributeBag|null  $attributes  of the element around it
     *
     * @throws Throwable in debug; in production it is reported and there is no card
     */
    public function card(mixed $listing, ?ComponentAttributeBag $attributes = null): string
    {
        return $this->orReport('', function () use ($listing, $attributes) {
            $card = app(Card::class)->draw($listing);
            $this->styled['listing-search'] = true;
            $around = ($attributes ?? new ComponentAttributeBag)->class('imo')->merge(['lang' => 'pt-PT'])->toHtml();

            return $this->linkSheets('listing-search')."<div $around>$card</div>";
        });
    }

    /**
     * Returns the body of the listing's first `POST /api/imoveis` on this page, by the page's query string and these
     * page data, so that the page can bring the answer in `resultados` (docs/contract.md#first-results).
     *
     * @param  mixed  $data  the listing's page data, as the tag gets them
     * @return array<string, mixed> `page`, `objetivo`, `tipologia`… as a FormRequest would have validated them
     *
     * @throws Throwable in debug; in production it is reported, and bad page data preset nothing
     */
    public function firstSearch(mixed $data = []): array
    {
        $ask = fn (PageValues $checked) => (new SearchValues($checked, self::urlOf(request()), $this->bundle))
            ->criteria->toBody();
        $search = function (mixed $data) use ($ask) {
            try {
                return $ask($this->check('listing-search', new ComponentAttributeBag, $data, $this->debug));
            } catch (NotDrawn) {
                // The browser reports such a value.
                return $ask(new PageValues($this->bundle->widgets()['listing-search'], []));
            }
        };

        return $this->orReport(null, fn () => $search($data)) ?? $search([]);
    }

    /**
     * Replaces the shortcodes in an editor's HTML by host elements. Never use it for visitors' texts. An editor's
     * misspelt value is reported by the browser; an exception would reach a developer instead.
     */
    public function expand(string|Stringable|null $html): string
    {
        $print = function (string $name, array $attributes, string $element) {
            $attributes = new ComponentAttributeBag(array_map(e(...), $attributes));
            try {
                $checked = $this->check($name, $attributes, [], isStrict: false);

                // A `span` is in a paragraph, which the drawing's block elements would end.
                return $checked->isComplete()
                    ? $this->print($name, $element, $checked, fallback: '', isDrawn: $element === 'div')
                    : null;
            } catch (Throwable $problem) {
                report($problem);

                return null;
            }
        };

        return $this->shortcodes->expand((string) $html, $print);
    }

    /**
     * Returns the tags' attributes for a sanitizer's list of allowed ones (docs/editors.md#what-a-sanitizer-does). The
     * attributes of the calls' URLs are not among them.
     *
     * @return list<string>
     */
    public function sanitizerAttributes(): array
    {
        $attributes = collect($this->bundle->widgets())->flatMap(fn (array $keys) => array_column($keys, 'attribute'));

        return array_values(
            $attributes->prepend('data-imo-widget')->unique()->diff(['data-api-base', 'data-csrf-url'])->all(),
        );
    }

    /** Returns the request's URL exactly as in the browser: Laravel's own accessors sort and decode it. */
    private static function urlOf(Request $request): string
    {
        $url = $request->getRequestUri();

        // A path that begins with two slashes would be read as a host, so it gets the origin.
        return (str_starts_with($url, '//') ? $request->getSchemeAndHttpHost() : '').$url;
    }

    private function check(string $widget, ComponentAttributeBag $attributes, mixed $data, bool $isStrict): PageValues
    {
        $fields = $this->bundle->widgets()[$widget];
        $pageData = new PageData($widget, $fields, $isStrict, $this->lists);

        return $pageData->read($attributes, $data, $this->defaults->for($fields));
    }

    private function print(
        string $widget,
        string $element,
        PageValues $checked,
        string $fallback,
        bool $isDrawn,
    ): string {
        $isOwn = fn (mixed $value, string $key) => strtolower($key) !== 'data-imo-widget';
        $attributes = rtrim(" {$checked->attributes->filter($isOwn)->toHtml()}");
        // The first listing owns the page's query string (docs/product/listing.md#several-listings-on-one-page).
        $url = isset($this->used[$widget]) ? Str::before((string) $this->url, '?') : (string) $this->url;
        $isEmpty = trim($fallback) === '';
        $isLost = $isEmpty && $this->bundle->manifest() === [];
        $isDrawn = $isDrawn && $isEmpty && ! $isLost && $url !== '';
        $slot = $isDrawn ? $this->drawing->slot($widget, $checked, $url) : '';
        $this->hasDrawn = $this->hasDrawn || $slot !== '';
        $this->used[$widget] = true;
        $shown = match (true) {
            $slot !== '' => $this->linkSheets($widget).$slot,
            $isLost => self::contactsOf($checked),
            default => $fallback,
        };

        return "<$element data-imo-widget=\"$widget\"$attributes>$shown</$element>";
    }

    /**
     * Returns the agency's telephone and e-mail by the tag's page data, for a page whose assets are not there: a drawn
     * form would have a button that no script ever enables.
     */
    private static function contactsOf(PageValues $checked): string
    {
        $link = fn (string $url, string $text) => '<a href="'.e($url).'">'.e($text).'</a>';
        $phone = $checked->given['telefone'] ?? '';
        $email = $checked->given['email'] ?? '';

        return implode(' · ', array_filter([
            $phone === '' ? '' : $link('tel:'.Text::cleanPhone($phone), $phone),
            $email === '' ? '' : $link("mailto:$email", $email),
        ]));
    }

    /**
     * Links the sheets of a widget in a layout whose head was rendered before the page: a drawing must not be seen
     * without its styles.
     */
    private function linkSheets(string $widget): string
    {
        if ($this->linked === null) {
            return '';
        }
        $links = $this->tags->renderLateSheets($widget, $this->linked);
        $this->linked[] = $widget;

        return $links;
    }

    private function mustKnow(mixed $name): void
    {
        $known = $this->bundle->widgets();
        if (! (is_string($name) && isset($known[$name]))) {
            throw WidgetProblem::unknownWidget($name, array_keys($known));
        }
    }

    /**
     * Reports an exception in production and returns a substitute: a model's accessor or a resource of the site may
     * throw anything, and no tag may cost a visitor the page.
     *
     * @template T
     *
     * @param  T  $instead
     * @param  callable(): T  $make
     * @return T
     */
    private function orReport(mixed $instead, callable $make): mixed
    {
        try {
            return $make();
        } catch (Throwable $problem) {
            if ($this->debug) {
                throw $problem instanceof WidgetProblem ? $problem->withPlace() : $problem;
            }
            report($problem);

            return $instead;
        }
    }
}
