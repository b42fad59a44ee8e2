<?php

namespace ImoWidgets\Console;

/** The results of `imo-widgets:check`, which each check adds to. */
final class Findings
{
    /** @var list<string> mistakes that keep visitors from searching or writing */
    public array $problems = [];

    /** @var list<string> things that look wrong and need not be */
    public array $warnings = [];

    /** @var array<string, string> answers and settings, by their name */
    public array $answers = [];
}
