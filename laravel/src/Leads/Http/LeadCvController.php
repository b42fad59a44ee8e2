<?php

namespace ImoWidgets\Leads\Http;

use Illuminate\Contracts\Auth\Authenticatable;
use Illuminate\Http\Request;
use Illuminate\Http\Response;
use Illuminate\Support\Str;
use ImoWidgets\Exceptions\NotStored;
use ImoWidgets\Leads\Actions\RecordCvDownload;
use ImoWidgets\Leads\CvFile;
use ImoWidgets\Leads\Lead;
use ImoWidgets\Leads\Notifications\NewLead;
use Symfony\Component\HttpFoundation\HeaderUtils;
use Throwable;

/**
 * Serves the CV of an application, from the page that a mail links to or from the desk (docs/operating.md#the-cv). Each
 * download is recorded in the lead's trail before the file is sent.
 */
final class LeadCvController extends LinkedPage
{
    public function __construct(private readonly RecordCvDownload $recordDownload)
    {
    }

    public function show(Request $request, string $id): Response
    {
        return $this->ofLink($request, $id, $this->page(...));
    }

    public function download(Request $request, string $id): Response
    {
        $by = self::nameIn($request);
        $name = is_string($by) ? mb_substr($by, 0, self::LONGEST_NAME) : null;

        return $this->ofLink($request, $id, fn (Lead $lead) => $this->handOut($lead, $name));
    }

    /** Serves the CV to a user whom the site admits to the desk. */
    public function downloadAtDesk(Request $request, string $id): Response
    {
        return $this->ofLead($id, fn (Lead $lead) => $this->handOut($lead, self::userIn($request)));
    }

    private function page(Lead $lead): Response
    {
        return $lead->cv_file === null ? $this->gone() : response()->view('imo-widgets::leads.cv', [
            'lead' => $lead,
            'title' => NewLead::titleOf($lead),
            'by' => self::suggestedName($lead),
        ]);
    }

    private function handOut(Lead $lead, ?string $by): Response
    {
        try {
            $content = $lead->cv();
        } catch (Throwable $cause) {
            throw new NotStored(
                "The CV of lead {$lead->getKey()} could not be read: ".$cause::class.' on the disk. The answer was a '
                    .'503.',
            );
        }
        if ($content === null) {
            return $this->gone();
        }
        $this->recordDownload->handle($lead, $by);
        $name = CvFile::downloadName($lead);
        $fallback = str_replace('%', '', (string) Str::replaceMatches('/[^\x20-\x7E]+/', '_', $name));

        return response($content, 200, [
            'Content-Type' => CvFile::mediaType($lead),
            'X-Content-Type-Options' => 'nosniff',
            'Content-Disposition' => HeaderUtils::makeDisposition('attachment', $name, $fallback),
        ]);
    }

    private function gone(): Response
    {
        return response()->view('imo-widgets::leads.refused', ['status' => 'cv'], 404);
    }

    private static function userIn(Request $request): ?string
    {
        $user = $request->user();
        $name = data_get($user, 'name') ?? data_get($user, 'email')
            ?? ($user instanceof Authenticatable ? $user->getAuthIdentifier() : null);

        return is_scalar($name) ? mb_substr((string) $name, 0, self::LONGEST_NAME) : null;
    }
}
