<?php

namespace ImoWidgets\Leads;

use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Carbon;

/**
 * One line of a lead's trail, which is deleted with its lead.
 *
 * @property LeadState $state
 * @property string|null $by
 * @property Carbon $created_at
 */
final class LeadChange extends Model
{
    public const UPDATED_AT = null;

    protected $table = 'imo_lead_changes';

    protected $guarded = [];

    protected $hidden = ['id', 'lead_id'];

    /** @var array<string, string> */
    protected $casts = ['state' => LeadState::class];
}
