<?php

namespace ImoWidgets\Check;

/** The weight of a finding: an error costs a lead or a page, and stops a deploy. */
enum Severity
{
    case Fine;

    case Warning;

    case Error;
}
