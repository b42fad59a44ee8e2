<?php

namespace ImoWidgets\Tests\Listings;

use App\Models\Imovel;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Cache;
use ImoWidgets\Listings\EloquentListingSearch;
use ImoWidgets\Tests\TestCase;
use PHPUnit\Framework\Attributes\Group;

/** Tests the value that identifies a listing even if its key changes (docs/product/memory.md#where-it-is-kept). */
#[Group('database')]
final class IdentityTest extends TestCase
{
    use RefreshDatabase;

    public function test_identifies_a_listing_by_its_reference_if_no_two_share_one(): void
    {
        $this->listing('OVR-1');
        $this->listing('OVR-2');
        $this->assertSame(['OVR-2', 'OVR-1'], $this->identities());
        $this->listing('OVR-2');
        Cache::flush();
        $this->assertSame([null, null, null], $this->identities());
    }

    public function test_does_not_count_missing_references_as_shared(): void
    {
        $this->listing('OVR-1');
        $this->listing(' ');
        $this->listing(' ');
        $this->assertSame([null, null, 'OVR-1'], $this->identities());
    }

    public function test_finds_a_shared_reference_among_shared_blanks(): void
    {
        foreach (['', ' ', '  ', 'OVR-1'] as $shared) {
            $this->listing($shared);
            $this->listing($shared);
        }
        $this->assertSame(array_fill(0, 8, null), $this->identities());
    }

    public function test_identifies_a_listing_by_the_configured_column_or_else_by_its_key(): void
    {
        $this->listing('OVR-1');
        config(['imo-widgets.listings.identity' => 'titulo']);
        $this->assertSame(['Casa OVR-1'], $this->identities());
        config(['imo-widgets.listings.identity' => null, 'imo-widgets.listings.columns.idRef' => null]);
        $this->assertSame([null], $this->identities());
        config(['imo-widgets.listings.columns.idRef' => 'missing']);
        $this->assertSame([null], $this->identities());
    }

    private function listing(string $reference): void
    {
        Imovel::factory()->create(['id_ref' => $reference, 'titulo' => "Casa $reference"]);
    }

    /** @return list<string|null> the identities on a search's cards, newest first */
    private function identities(): array
    {
        $cards = app(EloquentListingSearch::class)->search(['ordem' => 'rec'], 1, 12)->items();

        return array_map(fn (array $card) => $card['identidade'] ?? null, $cards);
    }
}
