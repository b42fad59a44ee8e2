<?php

// Artisan commands of the site itself; it has none.
