<?php

namespace Tests;

use Illuminate\Foundation\Testing\TestCase as BaseTestCase;

/** What the site's own tests start from, as in every Laravel site. */
abstract class TestCase extends BaseTestCase
{
}
