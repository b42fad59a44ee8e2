<?php

namespace ImoWidgets;

use Illuminate\Http\Request;
use Illuminate\Support\Facades\Gate;
use Illuminate\Support\Str;
use Illuminate\View\ComponentAttributeBag;
use ImoWidgets\Domain\Text;
use ImoWidgets\Exceptions\NotDrawn;
use ImoWidgets\Exceptions\WidgetProblem;
use ImoWidgets\Leads\Suspicion;
use ImoWidgets\Widgets\Bundle;
use ImoWidgets\Widgets\Drawing\Card;
use ImoWidgets\Widgets\Drawing\Drawing;
use ImoWidgets\Widgets\Drawing\PageValues;
use ImoWidgets\Widgets\Drawing\SearchValues;
use ImoWidgets\Widgets\NamedLists;
use ImoWidgets\Widgets\PageData;
use ImoWidgets\Widgets\Shortcodes;
use ImoWidgets\Widgets\SiteDefaults;
use ImoWidgets\Widgets\Tags;
use InvalidArgumentException;
use Stringable;
use Throwable;

/**
 * The package's API for pages: the tags for a page's head, the host element of a widget, and an editor's text with its
 * shortcodes expanded. It remembers which widgets the page has used: Blade renders a page before the layout around it,
 * so the head can request exactly their files. There is one instance per request, even under Octane.
 */
final class ImoWidgets
{
    /** @var array<string, true> */
    private array $used = [];

    /** @var array<string, true> the widgets of which the page needs only the style sheets */
    private array $styled = [];

    private bool $hasDrawn = false;

    /** @var list<string>|null the widgets whose style sheets the page has linked; `null` until its head is printed */
    private ?array $linked = null;

    /** The URL of the page, for drawing; `null` if nothing is drawn. */
    private readonly ?string $url;

    /** True if a developer's mistake throws, false if it is only reported. */
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
        // The widgets in a Livewire update are already mounted.
        $isDrawn = config('imo-widgets.drawn') && ! $request->hasHeader('X-Livewire');
        $this->url = $isDrawn ? self::urlOf($request) : null;
        $this->debug = (bool) config('app.debug');
    }

    /**
     * Registers a list under a name that a shortcode can use (`colaboradores="equipa"`) and that the editors' form
     * offers (docs/contract.md#named-lists). Call it in a provider's `boot` method.
     *
     * @param  callable  $entries  returns the records in the form that `:data` accepts; the container calls it only if
     *     the list is used
     * @param  string  $for  the page data key that accepts the list
     * @param  string|null  $label  the label for the list in the editors' form
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
     * Defines the gate `viewImoLeads`, which guards the leads at `/imo-leads`; a site may also define the gate itself.
     * Call this in a provider's `boot` method.
     *
     * @param  callable  $mayView  receives the logged-in user
     */
    public static function viewLeadsUsing(callable $mayView): void
    {
        Gate::define('viewImoLeads', $mayView);
    }

    /**
     * Returns whether a visitor is looking at the page, for a site's own view counter: HEAD requests and prefetches by
     * browsers or widgets don't count.
     */
    public static function isVisit(Request $request): bool
    {
        $purpose = implode(array_map($request->headers->get(...), ['Sec-Purpose', 'Purpose', 'X-Purpose', 'X-Moz']));

        return $request->isMethod('GET')
            && ! str_contains(strtolower($purpose), 'prefetch')
            && ! str_contains(strtolower($purpose), 'preview');
    }

    /**
     * Returns the head's tags for the widgets that were used so far and for the named ones.
     *
     * @param  mixed  ...$names  widget names such as `hero-search`
     *
     * @throws Throwable in debug; in production it is reported and the result is `''`
     */
    public function tags(mixed ...$names): string
    {
        return $this->orReport('', function () use ($names) {
            array_walk($names, $this->mustKnow(...));
            if (self::isVisit(request())) {
                Suspicion::notePage(request());
            }

            // A named widget that hasn't been used yet will follow in the body, and is drawn unless its tag turns
            // drawing off.
            $isDrawn = $this->hasDrawn || ($this->url !== null && array_diff($names, array_keys($this->used)) !== []);
            $widgets = $this->used + array_fill_keys($names, true);
            $this->linked = array_keys($widgets + $this->styled);

            // The meta tag is for pages whose cookies no script can read (docs/contract.md#session-renewal).
            $token = request()->hasSession() ? request()->session()->token() : null;
            $meta = $token === null ? '' : '<meta name="csrf-token" content="'.e($token).'">'."\n";

            return $meta.$this->tags->render(array_keys($widgets), $isDrawn, array_keys($this->styled));
        });
    }

    /**
     * Returns a widget's host element: marker, page data, fallback (docs/contract.md#the-tag).
     *
     * @param  mixed  $name  the widget's name, such as `team-cards`
     * @param  mixed  $data  page data by key; anything that encodes as a JSON object
     * @param  ComponentAttributeBag|null  $attributes  the tag's other attributes; with `drawn` false the host stays
     *     empty until the widget is ready
     * @param  string  $fallback  markup shown until the widget is ready; if empty, the widget's initial state is drawn
     *
     * @throws Throwable in debug; in production it is reported and only the fallback is returned
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
     * Returns a listing's card for the site's own pages, drawn as `listing-search` draws it
     * (docs/product/cards.md#on-the-sites-own-pages).
     *
     * @param  mixed  $listing  a listing model, or a card's array
     * @param  ComponentAttributeBag|null  $attributes  attributes of the element around the card
     *
     * @throws Throwable in debug; in production it is reported and the result is `''`
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
     * Returns the body of the first `POST /api/imoveis` that `listing-search` would send on this page, from the query
     * string and this page data, so the page can include the answer as `resultados` (docs/contract.md#first-results).
     *
     * @param  mixed  $data  the page data of `listing-search`, as given to its tag
     * @return array<string, mixed> `page`, `objetivo`, `tipologia`… as a FormRequest would have validated them
     *
     * @throws Throwable in debug; in production it is reported and bad page data is ignored
     */
    public function firstSearch(mixed $data = []): array
    {
        return $this->orReport(null, fn () => $this->searchOf($data)) ?? $this->searchOf([]);
    }

    /** @return array<string, mixed> */
    private function searchOf(mixed $data): array
    {
        try {
            return $this->bodyOf($this->check('listing-search', new ComponentAttributeBag, $data, $this->debug));
        } catch (NotDrawn) {
            // The browser reports the invalid value itself.
            return $this->bodyOf(new PageValues($this->bundle->widgets()['listing-search'], []));
        }
    }

    /** @return array<string, mixed> */
    private function bodyOf(PageValues $checked): array
    {
        return (new SearchValues($checked, self::urlOf(request()), $this->bundle))->criteria->toBody();
    }

    /**
     * Replaces the shortcodes in an editor's HTML with host elements. Text from visitors must never be expanded. A
     * misspelt value doesn't throw, because the browser reports it to the editor, whereas an exception would reach a
     * developer.
     */
    public function expand(string|Stringable|null $html): string
    {
        return $this->shortcodes->expand((string) $html, $this->printShortcode(...));
    }

    /**
     * @param  array<string, string>  $attributes
     * @return string|null `null` if the shortcode is left as text
     */
    private function printShortcode(string $name, array $attributes, string $element): ?string
    {
        try {
            $bag = new ComponentAttributeBag(array_map(e(...), $attributes));
            $checked = $this->check($name, $bag, [], isStrict: false);

            // A `span` is inside a paragraph, which a drawing's block elements would end.
            return $checked->isComplete()
                ? $this->print($name, $element, $checked, fallback: '', isDrawn: $element === 'div')
                : null;
        } catch (Throwable $problem) {
            report($problem);

            return null;
        }
    }

    /**
     * Returns the tags' attributes for a sanitizer's allow list (docs/editors.md#what-a-sanitizer-does), except those
     * that set the URLs of calls.
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

    /** Returns the request's URL exactly as the browser has it; Laravel's accessors sort and decode the query. */
    private static function urlOf(Request $request): string
    {
        $url = $request->getRequestUri();

        // A path that begins with two slashes would be read as a host, so it gets the origin as a prefix.
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
        $own = $checked->attributes->filter(
            fn (mixed $value, string $name) => strtolower($name) !== 'data-imo-widget',
        );
        $attributes = rtrim(" {$own->toHtml()}");
        // The first listing owns the page's query string (docs/product/listing.md#several-listings-on-one-page).
        $url = isset($this->used[$widget]) ? Str::before((string) $this->url, '?') : (string) $this->url;
        $this->used[$widget] = true;
        $shown = match (true) {
            trim($fallback) !== '' => $fallback,
            $this->bundle->manifest() === [] => self::contactsOf($checked),
            $isDrawn && $url !== '' => $this->draw($widget, $checked, $url),
            default => '',
        };

        return "<$element data-imo-widget=\"$widget\"$attributes>$shown</$element>";
    }

    /** Returns the widget's first state; empty if the package doesn't draw it. */
    private function draw(string $widget, PageValues $checked, string $url): string
    {
        $slot = $this->drawing->slot($widget, $checked, $url);
        if ($slot === '') {
            return '';
        }
        $this->hasDrawn = true;

        return $this->linkSheets($widget).$slot;
    }

    /**
     * Returns links to the telephone and e-mail in the tag's page data, for a page whose assets are missing: a drawn
     * form would have a button that no script ever enables.
     */
    private static function contactsOf(PageValues $checked): string
    {
        $phone = $checked->given['telefone'] ?? '';
        $email = $checked->given['email'] ?? '';

        return implode(' · ', array_filter([
            $phone === '' ? '' : self::link('tel:'.Text::cleanPhone($phone), $phone),
            $email === '' ? '' : self::link("mailto:$email", $email),
        ]));
    }

    private static function link(string $url, string $text): string
    {
        return '<a href="'.e($url).'">'.e($text).'</a>';
    }

    /** Links a widget's style sheets if the head was rendered before it, because a drawing must not appear unstyled. */
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
     * Reports an exception in production and returns a substitute: a site's accessor or resource may throw anything,
     * and no tag may break a visitor's page.
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
