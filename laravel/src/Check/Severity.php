<?php

namespace ImoWidgets\Check;

/** The severity of a finding. An error would cost a lead or a page, and makes the command fail. */
enum Severity
{
    case Fine;

    case Warning;

    case Error;
}
