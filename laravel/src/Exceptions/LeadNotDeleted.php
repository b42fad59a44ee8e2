<?php

namespace ImoWidgets\Exceptions;

/** A lead or a CV could not be deleted. */
final class LeadNotDeleted extends DiscreetException
{
}
