<?php

return [
    App\Providers\AppServiceProvider::class,
    App\Providers\LeadsServiceProvider::class,
    App\Providers\AlertsServiceProvider::class,
];
