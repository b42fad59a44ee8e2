<?php

namespace ImoWidgets;

use Illuminate\Notifications\Messages\MailMessage;
use Illuminate\Support\HtmlString;
use Illuminate\Support\Str;

/** Derives a mail's plain text from its HTML, so the two never differ. */
final class PlainText
{
    private string $html = '';

    /** @param  view-string  $view */
    private function __construct(private readonly string $view)
    {
    }

    /**
     * Builds a mail with an HTML and a text part from one view, which is rendered when the mail is sent.
     *
     * @param  view-string  $view  such as `imo-widgets::mail.new-lead`
     * @param  array<string, mixed>  $data
     */
    public static function mail(string $subject, string $view, array $data): MailMessage
    {
        $parts = new self($view);
        $mail = new MailMessage;
        $mail->viewData = $data;
        // Laravel's mailer also accepts functions for the two parts, and calls the one for HTML first.
        $mail->view = ['html' => $parts->html(...), 'text' => $parts->text(...)];

        return $mail->subject($subject);
    }

    /** @param  array<string, mixed>  $data */
    private function html(array $data): HtmlString
    {
        $this->html = view($this->view, $data)->render();

        return new HtmlString($this->html);
    }

    private function text(): HtmlString
    {
        return new HtmlString(self::of($this->html));
    }

    /** Returns a visitor's text as HTML that keeps its line breaks even in Outlook, which ignores `white-space`. */
    public static function toHtml(string $text): string
    {
        return str_replace(["\r", "\n"], '', nl2br(e($text), use_xhtml: false));
    }

    /**
     * Converts HTML to plain text: an `h2` becomes `== heading ==`, an `h3` begins with a dash, and a link's text is
     * followed by its URL.
     */
    public static function of(string $html): string
    {
        $text = (string) preg_replace(
            [
                '~^.*?<body>|<(?:style|title).*?</(?:style|title)>~s', '~<a [^>]*?href="([^"]*)"[^>]*>(.*?)</a>~s',
                '~<h2[^>]*>(.*?)</h2>~s', '~<h3[^>]*>(.*?)</h3>~s', '~\s*<br>~', '~</(?:p|h1|table)>~',
            ],
            ['', '$2: $1', "\n== $1 ==\n", '- $1', "\n", "\n"],
            $html,
        );
        $plain = html_entity_decode(strip_tags($text), ENT_QUOTES | ENT_HTML5);

        return trim((string) Str::replaceMatches(['~[ \t]+$~m', '~\n{3,}~'], ['', "\n\n"], $plain))."\n";
    }
}
