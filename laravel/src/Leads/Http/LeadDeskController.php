<?php

namespace ImoWidgets\Leads\Http;

use Illuminate\Database\QueryException;
use Illuminate\Http\Request;
use Illuminate\Http\Response;
use ImoWidgets\Leads\Exceptions\LeadNotAnswered;
use ImoWidgets\Leads\LeadList;
use Symfony\Component\HttpFoundation\StreamedResponse;

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
        $list = LeadList::of($request->only(self::FILTERS));
        if (is_array($list)) {
            return $this->refusal($request, 422);
        }
        try {
            $leads = $list->query
                ->with('trail')
                ->paginate(
                    self::PER_PAGE,
                    page: max(1, min(1_000_000, (int) filter_var($request->query('page'), FILTER_VALIDATE_INT))),
                )
                ->withQueryString();
        } catch (QueryException $problem) {
            report(LeadNotAnswered::list($problem));

            return $this->refusal($request, 503);
        }

        return $this->page($request, ['leads' => $leads, 'problem' => null], 200);
    }

    public function csv(Request $request): Response|StreamedResponse
    {
        $list = LeadList::of($request->only(self::FILTERS));
        if (is_array($list)) {
            return $this->refusal($request, 422);
        }
        try {
            $lines = $list->csv();
            // Query before the answer begins: afterwards its status cannot report a missing database.
            $list->query->exists();
        } catch (QueryException $problem) {
            report(LeadNotAnswered::list($problem));

            return $this->refusal($request, 503);
        }

        return response()->streamDownload(
            function () use ($lines) {
                for (; $lines->valid(); $lines->next()) {
                    echo $lines->current();
                }
            },
            'pedidos-'.now('Europe/Lisbon')->format('Y-m-d').'.csv',
            [...self::HEADERS, 'Content-Type' => 'text/csv; charset=UTF-8'],
        );
    }

    private function refusal(Request $request, int $status): Response
    {
        $problem =
            $status === 422
                ? 'Este filtro não existe. Escolha outro.'
                : 'De momento, não é possível mostrar os pedidos. Tente novamente daqui a um minuto.';

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
