<?php

namespace ImoWidgets\Leads;

use Carbon\CarbonImmutable;
use DateTimeInterface;

/** Monday to Friday, but for the holidays that all of Portugal keeps (Código do Trabalho, art. 234.º). A town's own is a working day elsewhere. */
final class WorkingDay
{
    /** Month and day of those that have a date. */
    private const FIXED = ['01-01', '04-25', '05-01', '06-10', '08-15', '10-05', '11-01', '12-01', '12-08', '12-25'];

    /** Days from Easter Sunday to Good Friday and to Corpus Christi. */
    private const AROUND_EASTER = [-2, 60];

    /** Whether that day, in Portugal, is one. */
    public static function is(DateTimeInterface $moment): bool
    {
        $day = CarbonImmutable::instance($moment)->timezone('Europe/Lisbon')->startOfDay();
        $easter = self::easter($day->year);
        $isHoliday = in_array($day->format('m-d'), self::FIXED, true)
            || in_array($day->format('Y-m-d'), array_map(fn (int $days) => $easter->addDays($days)->format('Y-m-d'), self::AROUND_EASTER), true);

        return $day->isWeekday() && ! $isHoliday;
    }

    /** Easter Sunday, by the anonymous Gregorian algorithm; PHP's own function is in an extension that few have. */
    private static function easter(int $year): CarbonImmutable
    {
        [$golden, $century, $rest] = [$year % 19, intdiv($year, 100), $year % 100];
        $epact = (19 * $golden + $century - intdiv($century, 4) - intdiv($century - intdiv($century + 8, 25) + 1, 3) + 15) % 30;
        $weekday = (32 + 2 * ($century % 4) + 2 * intdiv($rest, 4) - $epact - $rest % 4) % 7;
        $late = intdiv($golden + 11 * $epact + 22 * $weekday, 451);
        $sum = $epact + $weekday - 7 * $late + 114;

        return CarbonImmutable::create($year, intdiv($sum, 31), $sum % 31 + 1, 0, 0, 0, 'Europe/Lisbon');
    }
}
