<?php

namespace ImoWidgets\Leads\Http;

use Closure;
use Illuminate\Database\QueryException;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Log;
use ImoWidgets\Leads\LeadList;
use ImoWidgets\SqlState;
use Symfony\Component\HttpFoundation\Response;

/** The list of leads behind the gate `viewImoLeads`, and as a file for a spreadsheet. */
final class LeadDeskController
{
    private const FILTERS = ['state', 'kind', 'for', 'since', 'until', 'suspicious'];

    private const PER_PAGE = 50;

    private const HEADERS = [
        'Cache-Control' => 'no-store', 'X-Robots-Tag' => 'noindex', 'Referrer-Policy' => 'same-origin',
        'X-Frame-Options' => 'DENY',
    ];

    public function index(Request $request): Response
    {
        return $this->ofList($request, function (LeadList $list) use ($request) {
            $page = max(1, min(1_000_000, (int) filter_var($request->query('page'), FILTER_VALIDATE_INT)));
            $leads = $list->query->paginate(self::PER_PAGE, page: $page)->withQueryString();

            return $this->page($request, ['leads' => $leads, 'problem' => null], 200);
        });
    }

    public function csv(Request $request): Response
    {
        return $this->ofList($request, function (LeadList $list) {
            // Query before the answer begins: afterwards its status cannot report a missing database.
            $list->query->exists();

            return response()->streamDownload(
                function () use ($list) {
                    foreach ($list->csv() as $line) {
                        echo $line;
                    }
                },
                'pedidos-'.now('Europe/Lisbon')->format('Y-m-d').'.csv',
                [...self::HEADERS, 'Content-Type' => 'text/csv; charset=UTF-8'],
            );
        });
    }

    /** @param  Closure(LeadList): Response  $answer */
    private function ofList(Request $request, Closure $answer): Response
    {
        $list = LeadList::of($request->only(self::FILTERS));
        if (is_array($list)) {
            return $this->refusal($request, 422, 'Este filtro não existe. Escolha outro.');
        }
        try {
            return $answer($list);
        } catch (QueryException $problem) {
            Log::error('imo-widgets: The leads could not be read: '.SqlState::of($problem).'.');
            $text = 'De momento, não é possível mostrar os pedidos. Tente novamente daqui a um minuto.';

            return $this->refusal($request, 503, $text);
        }
    }

    private function refusal(Request $request, int $status, string $problem): Response
    {
        return $this->page($request, ['leads' => null, 'problem' => $problem], $status);
    }

    /** @param  array<string, mixed>  $data */
    private function page(Request $request, array $data, int $status): Response
    {
        $filter =
            array_map(fn (mixed $value) => is_string($value) ? $value : '', $request->only(self::FILTERS))
            + array_fill_keys(self::FILTERS, '');

        return response()->view('imo-widgets::leads.desk', [...$data, 'filter' => $filter], $status, self::HEADERS);
    }
}
