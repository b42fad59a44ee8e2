<?php

namespace ImoWidgets\Leads;

use Illuminate\Database\Eloquent\Model;

/** One line of a lead's trail: which state somebody has given it, and when. It goes with its lead. */
final class LeadChange extends Model
{
    public const UPDATED_AT = null;

    protected $table = 'imo_lead_changes';

    protected $guarded = [];

    protected $hidden = ['id', 'lead_id'];

    protected $casts = ['state' => LeadState::class];
}
