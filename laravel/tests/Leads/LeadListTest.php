<?php

namespace ImoWidgets\Tests\Leads;

use ImoWidgets\Leads\Lead;
use ImoWidgets\Leads\LeadKind;
use ImoWidgets\Leads\LeadList;
use ImoWidgets\Leads\LeadState;
use PHPUnit\Framework\Attributes\Group;

/** Tests `imo-widgets:leads`, on the screen and in a file (docs/operating.md#looking-through-leads). */
#[Group('database')]
final class LeadListTest extends LeadTestCase
{
    protected function setUp(): void
    {
        parent::setUp();
        $this->travelTo('2026-11-20 23:30:00');
        Lead::factory()->about(LeadKind::Agency, 'OVR')->create(['nome' => 'Ana']);
        $this->travelTo('2026-11-21 12:00:00');
        Lead::factory()->in(LeadState::Answered, 'Marta')->create(['nome' => 'Bruno']);
        $this->travelTo('2026-11-22 12:00:00');
        $listing = Lead::factory()->about(LeadKind::Listing, 'OVR-1');
        $listing->suspicious()->create(['nome' => 'Carla']);
        $listing->in(LeadState::Taken, 'Rui')->create(['nome' => 'Duarte']);
    }

    public function test_lists_the_leads_that_each_filter_finds_newest_first(): void
    {
        foreach ([
            ['Duarte, Carla, Bruno, Ana', []],
            ['Duarte, Carla, Ana', ['--state' => 'por-responder']],
            ['Carla, Ana', ['--state' => 'novo']],
            ['Duarte', ['--state' => 'em-tratamento']],
            ['Bruno', ['--state' => 'respondido']],
            ['', ['--state' => 'sem-interesse']],
            ['Duarte, Carla', ['--kind' => 'imovel']],
            ['Ana', ['--for' => 'OVR']],
            // Days are in Portugal's time zone, which is UTC in winter.
            ['Ana', ['--until' => '2026-11-20']],
            ['Bruno', ['--since' => '2026-11-21', '--until' => '2026-11-21']],
            ['Carla', ['--suspicious' => 'sim']],
            ['Duarte', ['--state' => 'por-responder', '--kind' => 'imovel', '--suspicious' => 'nao']],
            ['Duarte, Carla', ['--limit' => 2]],
        ] as [$names, $options]) {
            [$code, $said] = $this->leads($options);
            preg_match_all('/\b(Ana|Bruno|Carla|Duarte)\b/', $said, $found);
            $this->assertSame([0, $names], [$code, implode(', ', $found[0])], json_encode($options));
        }
        $this->assertStringContainsString('2 of 4 leads', $this->leads(['--limit' => 2])[1]);
    }

    public function test_names_an_invalid_filter_and_what_was_expected(): void
    {
        foreach ([
            ['--state', 'aberto'], ['--kind', 'casa'], ['--since', '20/11/2026'], ['--until', '2026-02-30'],
            ['--suspicious', 'yes'],
        ] as [$option, $value]) {
            [$code, $said] = $this->leads([$option => $value]);
            $this->assertSame(1, $code);
            $this->assertStringContainsString("$option expected: ", $said);
            $this->assertStringContainsString("got \"$value\"", $said);
        }
    }

    public function test_writes_all_leads_to_a_csv_file_without_live_formulas(): void
    {
        Lead::firstWhere('nome', 'Ana')->forceFill([
            'nome' => '=HYPERLINK("http://mau.pt";"x")', 'tel' => '+351 912 345 678', 'mensagem' => "-2+3\n\"a;b\"",
            'state_by' => '@SUM(A1)',
        ])->save();
        $path = "$this->public/leads.csv";
        [$code, $said] = $this->leads(['--csv' => $path]);
        $this->assertSame(0, $code, $said);
        $this->assertSame(0600, fileperms($path) & 0777);
        $text = file_get_contents($path);
        $this->assertStringStartsWith("\u{FEFF}\"Pedido\";\"Recebido\";", $text);
        $stream = fopen($path, 'rb');
        fseek($stream, 3);
        $rows = [];
        while (($row = fgetcsv($stream, separator: ';', escape: '')) !== false) {
            $rows[] = $row;
        }
        $this->assertCount(5, $rows);
        [, , $bruno, $ana] = array_map(fn (array $row) => array_combine($rows[0], $row), array_slice($rows, 1));
        $expected = [
            'Nome' => '\'=HYPERLINK("http://mau.pt";"x")', 'Telefone' => '\'+351 912 345 678',
            'Mensagem' => "'-2+3\n\"a;b\"", 'Estado' => 'Por responder', 'Alterado por' => '\'@SUM(A1)',
            'Recebido' => '20/11/2026 23:30',
        ];
        $this->assertEquals($expected, array_intersect_key($ana, $expected));
        $this->assertSame(['Respondido', 'Marta'], [$bruno['Estado'], $bruno['Alterado por']]);
        $this->assertSame(['21/11/2026 12:00', 'não'], [$bruno['Última alteração'], $bruno['Suspeito']]);

        [$code, $said] = $this->leads(['--csv' => $path]);
        $this->assertSame(1, $code);
        $this->assertStringContainsString('Expected a new file', $said);
        $this->assertSame($text, file_get_contents($path));
        $this->assertSame(1, $this->leads(['--csv' => '/dev/full/x'])[0]);
    }

    public function test_writes_each_lead_once_while_others_come_and_go(): void
    {
        $row = collect(Lead::firstWhere('nome', 'Ana')->getAttributes())->except('id')->all();
        Lead::query()->delete();
        $lead = fn (int $number) => [...$row, 'send_id' => sprintf('%032d', $number), 'nome' => "P$number"];
        Lead::insert(array_map($lead, range(1, 1200)));
        $names = [];
        foreach (LeadList::of(['state' => 'novo'])->csv() as $number => $line) {
            preg_match('/"(P\d+)"/', $line, $found);
            $names[] = $found[1] ?? '';
            if ($number === 10) {
                foreach (range(1, 3) as $new) {
                    Lead::insert([...$row, 'send_id' => sprintf('x%031d', $new), 'nome' => "Nova $new"]);
                }
                Lead::whereIn('nome', ['P1195', 'P1194'])->update(['state' => 'respondido']);
                Lead::whereIn('nome', ['P1200', 'P1199', 'P1198'])->delete();
            }
        }
        $this->assertSame(array_map(fn (int $number) => "P$number", range(1200, 1)), array_slice($names, 1));
    }

    public function test_defuses_every_way_to_begin_a_formula(): void
    {
        $formulas = [
            '=1', '+1', '-1', '@x', "\t=1", "\r=1", ' =1', "\n@x", '＝1', '＋1', '－1', '＠x', "\u{A0}=1", "\x01=1",
        ];
        foreach ($formulas as $formula) {
            $this->assertStringStartsWith("\"'", LeadList::line([$formula]), json_encode($formula));
        }
        $this->assertSame(
            "\"1=2\";\"a\"\"b\";\"\";\"7\";\"In\u{FFFD}s\"\r\n",
            str_replace('?', "\u{FFFD}", LeadList::line(['1=2', 'a"b', null, 7, "In\xEAs"])),
        );
    }

    public function test_prints_no_typed_text_that_a_terminal_would_obey(): void
    {
        Lead::firstWhere('nome', 'Ana')->forceFill(['nome' => "\e[2J<error>x</error>".str_repeat('ã', 100)])->save();
        [, $said] = $this->leads();
        $this->assertStringNotContainsString("\e[2J", $said);
        $this->assertStringContainsString('<error>x</error>ã', $said);
    }

    /** @return array{int, string} */
    private function leads(array $options = []): array
    {
        return $this->command('imo-widgets:leads', $options);
    }
}
