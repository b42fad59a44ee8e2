<?php

namespace ImoWidgets\SiteHalf;

/** What an update makes of one file of the site half. */
enum FileStep: string
{
    case Kept = 'as it was';

    case Written = 'written';

    case Arrived = 'new';

    case Merged = 'merged with your changes';

    case Conflict = 'CONFLICT, between marks';

    case Marked = 'CONFLICT, marks of an earlier update';

    case Foreign = 'CONFLICT, a file of your own; the new one is not written';

    case Deleted = 'deleted by you, stays so';

    case Retired = 'no longer part of imo-widgets, kept; it is yours';

    /** Whether somebody has to look at the file. */
    public function isConflict(): bool
    {
        return in_array($this, [self::Conflict, self::Marked, self::Foreign], true);
    }
}
