<?php

namespace ImoWidgets\Check;

/** One question of `imo-widgets:check`; each answer is a line of its report. */
abstract class Question
{
    /** The beginning of the question's lines in the report. */
    public const LINE = '';

    /** The question itself, for the table in laravel/README.md#checks. */
    public const ASKS = '';

    /**
     * @var list<class-string<self>> if one of these questions found an error, this question is skipped, because it
     *     would only report the same error again
     */
    public const AFTER = [];

    /** Returns whether the question applies to this site. */
    public function concerns(Site $site): bool
    {
        return true;
    }

    /** @return iterable<Finding> */
    abstract public function answers(Site $site): iterable;

    protected static function fine(string $came, string $about = ''): Finding
    {
        return new Finding(Severity::Fine, $about ?: static::LINE, $came);
    }

    /**
     * @param  string  $means  the consequence, as a clause
     * @param  string  $remedy  the one thing to do, as a sentence
     */
    protected static function warning(string $came, string $means, string $remedy, string $about = ''): Finding
    {
        return new Finding(Severity::Warning, $about ?: static::LINE, $came, $means, $remedy);
    }

    /**
     * @param  string  $means  the consequence, as a clause
     * @param  string  $remedy  the one thing to do, as a sentence
     */
    protected static function error(string $came, string $means, string $remedy, string $about = ''): Finding
    {
        return new Finding(Severity::Error, $about ?: static::LINE, $came, $means, $remedy);
    }
}
