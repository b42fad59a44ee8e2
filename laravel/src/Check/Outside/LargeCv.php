<?php

namespace ImoWidgets\Check\Outside;

use ImoWidgets\Check\Leads\UploadLimits;
use ImoWidgets\Check\Question;
use ImoWidgets\Check\Site;
use ImoWidgets\Leads\LeadKind;

final class LargeCv extends Question
{
    public const LINE = 'A CV of 1,000,000 bytes';

    public const ASKS = 'Does it arrive? Its other fields are empty, and the 422 doesn\'t mention `cv`.';

    public const AFTER = [RefusedForms::class];

    public function __construct(private readonly SiteClient $client)
    {
    }

    public function concerns(Site $site): bool
    {
        return $site->uses(LeadKind::Application);
    }

    public function answers(Site $site): iterable
    {
        $path = LeadKind::Application->path();
        $cv = str_pad('%PDF-1.4', UploadLimits::LARGEST_CV);
        $answer = $this->client->post($path, ['nome' => ''], RefusedForms::sendId(), $cv);
        $refusal = $answer->json('errors.cv.0');
        yield match (true) {
            $answer->status() === 422 && $refusal === null => self::fine("POST $path takes it"),
            default => self::error(
                "POST $path: ".match (true) {
                    $answer->status() === 422 => "422, cv: $refusal",
                    $answer->status() === 413 => 'expected 422, got 413: the body is too large',
                    default => $this->client->describe($answer, 'expected 422'),
                },
                'applications with a CV are refused',
                'Set upload_max_filesize and post_max_size to 2M or more, file_uploads=On, and nginx\'s '
                    .'client_max_body_size.',
            ),
        };
    }
}
