<?php

return [
    // Laravel discovers this provider on its own if Composer has installed the package.
    ImoWidgets\ImoWidgetsServiceProvider::class,
    App\Providers\AppServiceProvider::class,
];
