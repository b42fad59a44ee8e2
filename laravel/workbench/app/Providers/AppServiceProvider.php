<?php

namespace App\Providers;

use App\Models\Colaborador;
use App\Models\User;
use HTMLPurifier;
use HTMLPurifier_Config;
use Illuminate\Contracts\Foundation\Application;
use Illuminate\Support\ServiceProvider;
use ImoWidgets\ImoWidgets;

/** Configures the package for this site. */
final class AppServiceProvider extends ServiceProvider
{
    public function register(): void
    {
        $this->app->singleton(
            HTMLPurifier::class,
            fn (Application $app) => new HTMLPurifier($this->rules($app->make(ImoWidgets::class))),
        );
    }

    public function boot(): void
    {
        // On this site, the editors may also see the leads.
        ImoWidgets::viewLeadsUsing(fn (User $user) => true);
        ImoWidgets::list('equipa', fn () => Colaborador::equipa(), label: 'Toda a equipa');
    }

    private function rules(ImoWidgets $widgets): HTMLPurifier_Config
    {
        $rules = HTMLPurifier_Config::createDefault();
        $rules->set('Cache.DefinitionImpl', null);
        $definition = $rules->getHTMLDefinition(raw: true);
        foreach ($widgets->sanitizerAttributes() as $attribute) {
            $definition->addAttribute('div', $attribute, 'Text');
            $definition->addAttribute('span', $attribute, 'Text');
        }

        return $rules;
    }
}
