<?php

namespace ImoWidgets\Exceptions;

/** A lead, or a CV, is still there after it was to be deleted. */
final class LeadNotDeleted extends DiscreetException
{
}
