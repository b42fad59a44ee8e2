<?php

namespace ImoWidgets\Tests;

use Illuminate\Http\UploadedFile;
use Illuminate\Support\Facades\Validator;
use Illuminate\View\ComponentAttributeBag;
use ImoWidgets\Domain\Text;
use ImoWidgets\ImoWidgets;
use ImoWidgets\Leads\Http\LeadRequest;
use ImoWidgets\Leads\LeadKind;
use ImoWidgets\Rules\Cv;
use ImoWidgets\Widgets\Bundle;
use ImoWidgets\Widgets\KeySchema;
use ImoWidgets\Widgets\NamedLists;
use ImoWidgets\Widgets\PageData;
use ImoWidgets\Widgets\Shortcodes;

/** Runs the cases of contract/cases/ in PHP; tests/shared-cases.test.ts runs the same ones in TypeScript. */
final class SharedCasesTest extends TestCase
{
    public function test_accepts_a_pdf_under_the_same_names_as_the_widget(): void
    {
        $fields = app(Bundle::class)->shippedJson('fields.json')['forms']['/api/recrutamento']['fields'];
        $cv = new Cv($fields['cv']['refusedEndings']);
        foreach (self::shared('cv-names') as ['name' => $name, 'taken' => $isTaken]) {
            $file = UploadedFile::fake()->createWithContent($name, '%PDF-1.7');
            $this->assertSame($isTaken, Validator::make(['cv' => $file], ['cv' => [$cv]])->passes(), $name);
        }
    }

    public function test_accepts_the_same_addresses_as_the_widgets(): void
    {
        foreach (self::cases('emails') as $case) {
            ['email' => $email, 'contact' => $contact, 'wizard' => $wizard] = $case;
            $sent = Text::cleanEmail($email);
            if ($contact) {
                $this->assertSame($case['sent'] ?? $email, $sent);
            }
            foreach (LeadKind::cases() as $kind) {
                $isWizard = in_array($kind, [LeadKind::Valuation, LeadKind::Application], true);
                $this->assertSame($isWizard ? $wizard : $contact, $this->accepts($kind, $sent), "$kind->value $email");
            }
        }
    }

    public function test_reads_a_name_as_the_editors_form_does(): void
    {
        foreach (self::shared('named-lists')['lists'] as $for => $names) {
            foreach ($names as $name) {
                ImoWidgets::list($name, fn () => [['id' => 1, 'name' => $name, 'nome' => $name]], $for);
            }
        }
        foreach (self::cases('named-lists') as $case) {
            ['widget' => $widget, 'key' => $key, 'text' => $text, 'means' => $means] = $case;
            $this->reported = [];
            $fields = app(Bundle::class)->widgets()[$widget];
            $written = new ComponentAttributeBag([$fields[$key]['attribute'] => $text]);
            $pageData = new PageData($widget, $fields, isStrict: false, lists: app(NamedLists::class));
            $checked = $pageData->read($written, [], []);
            $printed = $checked->given[$key] ?? '';
            $held = json_decode($printed)[0] ?? null;
            $isList = ($held->name ?? ($held->nome ?? null)) === $text;
            $got = $isList ? 'list' : ($printed === $text ? 'value' : 'unknown');
            $this->assertSame($means, $got, "$widget $key $text");
            $this->assertSame($means === 'unknown', $this->reported !== [], "$widget $key $text");
        }
    }

    public function test_reads_a_shortcode_as_the_editors_form_does(): void
    {
        foreach (self::cases('shortcodes') as $case) {
            $read = [];
            app(Shortcodes::class)->expand($case['html'], function (string $name, array $attributes) use (&$read) {
                $read[] = [$name, $attributes];

                return '';
            });
            $expected = $case['name'] === null ? [] : [[$case['name'], $case['attributes']]];
            $this->assertSame($expected, $read, $case['html']);
        }
    }

    /** tests/page-data-cases.test.ts runs the same cases. */
    public function test_judges_a_developers_value_as_the_browser_does(): void
    {
        foreach (self::shared('page-data-cases', isArray: false)->keys as $key) {
            $schema = new KeySchema(app(Bundle::class)->widgets()[$key->widget][$key->key]['schema']);
            foreach ($key->cases as $case) {
                $about = "$key->widget $key->key ".json_encode($case->value);
                $isGiven = $case->given ?? true;
                $this->assertSame($isGiven, $schema->gives($case->value), $about);
                $this->assertSame($isGiven && $case->accepted, $isGiven && $schema->accepts($case->value), $about);
            }
        }
    }

    private static function cases(string $file): array
    {
        return self::shared($file)['cases'];
    }

    private function accepts(LeadKind $kind, string $email): bool
    {
        $rules = LeadRequest::create($kind->path(), 'POST')->rules()['email'];

        return Validator::make(['email' => $email], ['email' => $rules])->passes();
    }
}
