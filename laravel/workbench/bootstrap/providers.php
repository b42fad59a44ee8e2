<?php

return [
    // Laravel finds the provider by itself if Composer installs the package.
    ImoWidgets\ImoWidgetsServiceProvider::class,
    App\Providers\AppServiceProvider::class,
];
