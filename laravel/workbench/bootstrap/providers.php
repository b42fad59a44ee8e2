<?php

return [
    // Where Composer installs the package, Laravel finds its provider by itself.
    ImoWidgets\ImoWidgetsServiceProvider::class,
    App\Providers\AppServiceProvider::class,
];
