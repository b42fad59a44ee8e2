<?php

// The site itself has no Artisan commands.
