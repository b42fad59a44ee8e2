<?php

namespace ImoWidgets\Check;

/** One line of the check's report. */
final class Finding
{
    /**
     * @param  string  $about  the subject, such as `POST /api/imoveis`
     * @param  string  $came  the answer
     * @param  string  $means  the consequence for visitors or the agency, as a clause; empty if there is no problem
     * @param  string  $remedy  the one thing to do, as a sentence
     */
    public function __construct(
        public readonly Severity $severity,
        public readonly string $about,
        public readonly string $came,
        public readonly string $means = '',
        public readonly string $remedy = '',
    ) {
    }

    public function text(): string
    {
        return "$this->about: ".rtrim($this->came, '.').($this->means === '' ? '.' : "; $this->means.")
            .($this->remedy === '' ? '' : " $this->remedy");
    }
}
