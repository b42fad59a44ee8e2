<?php

namespace ImoWidgets\Leads\Http;

use Closure;
use Illuminate\Http\Request;
use Illuminate\Pagination\LengthAwarePaginator;
use Illuminate\Validation\ValidationException;
use ImoWidgets\Exceptions\NotStored;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Leads\LeadList;
use Symfony\Component\HttpFoundation\Response;

/** Serves the list of leads behind the gate `viewImoLeads`, as a page and as a file for a spreadsheet. */
final class LeadDeskController
{
    private const PER_PAGE = 50;

    public function index(Request $request): Response
    {
        return $this->ofList($request, function (LeadList $list) use ($request) {
            $page = max(1, min(1_000_000, (int) filter_var($request->query('page'), FILTER_VALIDATE_INT)));

            return $this->page($request, $list->query->paginate(self::PER_PAGE, page: $page)->withQueryString());
        });
    }

    public function csv(Request $request): Response
    {
        return $this->ofList($request, function (LeadList $list) {
            // This query runs before the answer begins, while its status can still report a failing database.
            $list->query->exists();

            return response()->streamDownload(
                function () use ($list) {
                    foreach ($list->csv() as $line) {
                        echo $line;
                    }
                },
                'pedidos-'.now('Europe/Lisbon')->format('Y-m-d').'.csv',
                ['Content-Type' => 'text/csv; charset=UTF-8'],
            );
        });
    }

    /** @param  Closure(LeadList): Response  $answer */
    private function ofList(Request $request, Closure $answer): Response
    {
        try {
            $list = LeadList::of($request->only(LeadList::FILTERS));
        } catch (ValidationException) {
            return $this->page($request, null);
        }

        return NotStored::guard('The leads could not be read', fn () => $answer($list));
    }

    /** @param  LengthAwarePaginator<int, Lead>|null  $leads  `null` for an invalid filter */
    private function page(Request $request, ?LengthAwarePaginator $leads): Response
    {
        $filter =
            array_map(fn (mixed $value) => is_string($value) ? $value : '', $request->only(LeadList::FILTERS))
            + array_fill_keys(LeadList::FILTERS, '');

        return response()->view('imo-widgets::leads.desk', compact('leads', 'filter'), $leads === null ? 422 : 200);
    }
}
