<?php

namespace ImoWidgets\Tests\Leads;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Facades\Schema;

/** A recipient in a site's own table, identified by a column of any type. */
final class LeadRecipient extends Model
{
    private static string $newest = '';

    public $timestamps = false;

    protected $guarded = [];

    /**
     * Creates a table with a `code` of this type. It is temporary, because creating a permanent table would end the
     * transaction on MySQL.
     */
    public static function useTable(string $type): void
    {
        self::$newest = 'recipients_'.bin2hex(random_bytes(4));
        Schema::create(self::$newest, function ($table) use ($type) {
            $table->temporary();
            $table->id();
            $table->$type('code');
            $table->string('email');
        });
    }

    public function getTable(): string
    {
        return self::$newest;
    }
}
