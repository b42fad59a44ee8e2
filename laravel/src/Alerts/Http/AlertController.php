<?php

namespace ImoWidgets\Alerts\Http;

use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use Illuminate\Http\Response;
use Illuminate\Support\Facades\DB;
use ImoWidgets\Alerts\Alert;
use ImoWidgets\Alerts\AlertSettings;
use ImoWidgets\Alerts\AlertSubscriber;
use ImoWidgets\Leads\SendId;

/**
 * Alerts that mail: the call that requests one, and the pages that its mails link to. The link itself grants access, so
 * these pages need no session; link scanners follow it by GET and HEAD, so only a button changes anything.
 */
final class AlertController
{
    /**
     * Answers `POST /api/avisos`. The answer does not depend on earlier requests, so that it never reveals a known
     * address.
     */
    public function keep(AlertRequest $request): JsonResponse
    {
        (Alert::keptAs(SendId::of($request)) ?? Alert::keep($request->validated(), SendId::of($request)))->askToConfirm();

        return response()->json(['message' => 'ok'], 201);
    }

    /** Shows the page with the button that confirms. */
    public function showConfirmation(string $token): Response
    {
        $alert = $this->alert($token);

        return match (true) {
            $alert === null => $this->message('Esta ligação já não é válida', 'Faça de novo a pesquisa no nosso site e volte a pedir o aviso.', 404),
            $alert->confirmed_at !== null => $this->page('confirmado', ['alert' => $alert]),
            $alert->isLapsed() => $this->message('Esta ligação expirou', 'Faça de novo a pesquisa no nosso site e volte a pedir o aviso.', 410),
            default => $this->page('confirmar', ['alert' => $alert]),
        };
    }

    /** Confirms the alert, by the button of that page. */
    public function confirm(string $token): Response
    {
        $alert = $this->alert($token);
        if ($alert === null || ($alert->confirmed_at === null && $alert->isLapsed())) {
            return $this->showConfirmation($token);
        }
        $confirmed = Alert::discreetly(fn () => $alert->confirm()?->load('subscriber'));
        if ($confirmed === null) {
            return $this->message('Já tem muitos avisos', 'Apague um dos seus avisos e volte a abrir a ligação para confirmar este.', 409, $alert->subscriber);
        }

        return $this->page('confirmado', ['alert' => $confirmed]);
    }

    /** Shows all alerts of a person. */
    public function show(string $token): Response
    {
        $person = $this->person($token);

        return $person === null ? $this->unknown() : $this->page('avisos', ['person' => $person, 'alerts' => Alert::discreetly(fn () => $person->confirmedAlerts()->oldest('id')->get())]);
    }

    /** Changes one alert or all: the frequency, the end, or deletes it. */
    public function change(Request $request, string $token): Response
    {
        $person = $this->person($token);
        if ($person === null) {
            return $this->unknown();
        }
        $alerts = $person->confirmedAlerts();
        if ($request->has('aviso')) {
            $alerts->whereKey(filter_var($request->input('aviso'), FILTER_VALIDATE_INT) ?: 0);
        }
        if (Alert::discreetly(fn () => $alerts->doesntExist())) {
            return $this->unknown();
        }
        $frequency = $request->input('frequencia');
        $action = $request->input('fazer');
        $isKnown = match ($action) {
            'frequencia' => is_string($frequency) && isset(AlertSettings::FREQUENCIES[$frequency]),
            'manter', 'apagar' => true,
            default => false,
        };
        if (! $isKnown) {
            return $this->message('Não percebemos o pedido', 'Volte à página anterior e tente novamente.', 422, $person);
        }
        Alert::discreetly(fn () => DB::transaction(function () use ($alerts, $action, $frequency, $person) {
            match ($action) {
                'frequencia' => $alerts->update(['frequency' => $frequency, 'due_at' => AlertSettings::dueIn(0)]),
                'manter' => $alerts->update(['expires_at' => AlertSettings::expiry(), 'reminded_at' => null]),
                'apagar' => $alerts->delete(),
            };
            $person->forgetIfDone();
        }));

        return $action === 'apagar' && $this->person($token) === null ? $this->cancelled() : $this->show($token);
    }

    /** Shows the page with the button that ends all alerts. */
    public function showCancellation(string $token): Response
    {
        $person = $this->person($token);

        return $person === null ? $this->cancelled() : $this->page('cancelar', ['person' => $person]);
    }

    /**
     * Ends all alerts, by that button or the one click of a mail program (RFC 8058); repeated requests get the same
     * answer.
     */
    public function cancel(string $token): Response
    {
        $person = $this->person($token);
        Alert::discreetly(fn () => $person?->forget());

        return $this->cancelled();
    }

    private function alert(string $token): ?Alert
    {
        return Alert::discreetly(fn () => Alert::query()->with('subscriber')->firstWhere('token', $token));
    }

    private function person(string $token): ?AlertSubscriber
    {
        return Alert::discreetly(fn () => AlertSubscriber::query()->firstWhere('token', $token));
    }

    private function unknown(): Response
    {
        return $this->message('Esta ligação já não é válida', 'Pode pedir avisos quando quiser, a partir de uma pesquisa no nosso site.', 404);
    }

    private function cancelled(): Response
    {
        return $this->message('Já não vai receber avisos', 'Apagámos os seus avisos e o seu endereço de e-mail. Pode pedir outros quando quiser, a partir de uma pesquisa no nosso site.', 200);
    }

    private function message(string $title, string $text, int $status, ?AlertSubscriber $person = null): Response
    {
        return $this->page('mensagem', ['title' => $title, 'text' => $text, 'person' => $person], $status);
    }

    /**
     * Makes a page for no cache and no index, which never sends its URL to other sites.
     *
     * @param  array<string, mixed>  $data
     */
    private function page(string $name, array $data, int $status = 200): Response
    {
        return response()->view("imo-widgets::alerts.$name", $data, $status, ['Cache-Control' => 'no-store, private', 'Referrer-Policy' => 'no-referrer', 'X-Robots-Tag' => 'noindex, nofollow']);
    }
}
