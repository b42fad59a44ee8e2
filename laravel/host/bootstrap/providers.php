<?php

return [
    App\Providers\AppServiceProvider::class,
    App\Providers\LeadsServiceProvider::class,
];
