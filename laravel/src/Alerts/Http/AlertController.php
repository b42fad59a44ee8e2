<?php

namespace ImoWidgets\Alerts\Http;

use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use Illuminate\Http\Response;
use Illuminate\Support\Facades\DB;
use ImoWidgets\Alerts\Alert;
use ImoWidgets\Alerts\AlertSettings;
use ImoWidgets\Alerts\AlertSubscriber;
use ImoWidgets\Alerts\PersonsAlerts;
use ImoWidgets\Exceptions\NotStored;
use ImoWidgets\Leads\LeadOrigin;
use ImoWidgets\Leads\SendId;

/**
 * Handles the call that requests an alert, and the pages that its mails link to. The link itself grants access, so
 * these pages need no session. Link scanners follow it with GET and HEAD, so only a button changes anything.
 */
final class AlertController
{
    private const ASK_AGAIN = 'Faça de novo a pesquisa no nosso site e volte a pedir o aviso.';

    /**
     * Runs an action under `NotStored::guard()`: the exception of a failed query would quote a visitor's values.
     *
     * @param  array<mixed>  $parameters
     */
    public function callAction(string $method, array $parameters): Response|JsonResponse
    {
        return NotStored::guard(Alert::FAILURE, fn () => $this->$method(...array_values($parameters)));
    }

    /**
     * Answers the call. The answer doesn't depend on earlier requests, so it never reveals whether an address is known.
     */
    public function keep(AlertRequest $request): JsonResponse
    {
        $sendId = SendId::of($request);
        $site = LeadOrigin::siteOf($request->getHttpHost());
        $alert = Alert::keptAs($sendId) ?? Alert::keep($request->validated(), $sendId, $site);
        $alert->askToConfirm();

        return response()->json(['message' => 'ok'], 201);
    }

    public function showConfirmation(string $token): Response
    {
        $alert = $this->alert($token);

        return match (true) {
            $alert === null => $this->message('Esta ligação já não é válida', self::ASK_AGAIN, 404),
            $alert->confirmed_at !== null => $this->page('confirmado', ['alert' => $alert]),
            $alert->isLapsed() => $this->message('Esta ligação expirou', self::ASK_AGAIN, 410),
            default => $this->page('confirmar', ['alert' => $alert]),
        };
    }

    public function confirm(string $token): Response
    {
        $alert = $this->alert($token);
        if ($alert === null || ($alert->confirmed_at === null && $alert->isLapsed())) {
            return $this->showConfirmation($token);
        }
        $confirmed = $alert->confirm()?->load('subscriber');
        if ($confirmed === null) {
            $text = 'Apague um dos seus avisos e volte a abrir a ligação para confirmar este.';

            return $this->message('Já tem muitos avisos', $text, 409, $alert->subscriber);
        }

        return $this->page('confirmado', ['alert' => $confirmed]);
    }

    public function show(string $token): Response
    {
        $person = $this->person($token);

        return $person === null ? $this->unknown() : $this->page('avisos', [
            'person' => $person, 'alerts' => $person->confirmedAlerts()->oldest('id')->get(),
        ]);
    }

    /** Changes the frequency or the end of one alert or all, or deletes them. */
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
        if ($alerts->doesntExist()) {
            return $this->unknown();
        }
        $frequency = $request->input('frequencia');
        $action = $request->input('fazer');
        $isFrequency = is_string($frequency) && isset(AlertSettings::FREQUENCIES[$frequency]);
        $change = match (true) {
            $action === 'frequencia' && $isFrequency => fn () => $alerts->update([
                'frequency' => $frequency, 'due_at' => AlertSettings::dueIn(0),
            ]),
            $action === 'manter' => fn () => $alerts->update([
                'expires_at' => AlertSettings::expiry(), 'reminded_at' => null,
            ]),
            $action === 'apagar' => fn () => $alerts->delete(),
            default => null,
        };
        if ($change === null) {
            $text = 'Volte à página anterior e tente novamente.';

            return $this->message('Não percebemos o pedido', $text, 422, $person);
        }
        DB::transaction(function () use ($change, $person) {
            $change();
            $person->forgetIfDone();
        });

        return $action === 'apagar' && $this->person($token) === null ? $this->cancelled() : $this->show($token);
    }

    public function showCancellation(string $token): Response
    {
        $person = $this->person($token);

        return $person === null ? $this->cancelled() : $this->page('cancelar', ['person' => $person]);
    }

    /**
     * Ends all alerts, for the button on the cancellation page or a mail program's one-click unsubscribe (RFC 8058).
     */
    public function cancel(string $token): Response
    {
        $person = $this->person($token);
        if ($person !== null) {
            (new PersonsAlerts)->erase($person->person);
        }

        return $this->cancelled();
    }

    private function alert(string $token): ?Alert
    {
        return Alert::query()->with('subscriber')->firstWhere('token', $token);
    }

    private function person(string $token): ?AlertSubscriber
    {
        return AlertSubscriber::query()->firstWhere('token', $token);
    }

    private function unknown(): Response
    {
        $text = 'Pode pedir avisos quando quiser, a partir de uma pesquisa no nosso site.';

        return $this->message('Esta ligação já não é válida', $text, 404);
    }

    private function cancelled(): Response
    {
        $text = 'Apagámos os seus avisos e o seu endereço de e-mail. Pode pedir outros quando quiser, a partir de uma '
            .'pesquisa no nosso site.';

        return $this->message('Já não vai receber avisos', $text, 200);
    }

    private function message(string $title, string $text, int $status, ?AlertSubscriber $person = null): Response
    {
        return $this->page('mensagem', ['title' => $title, 'text' => $text, 'person' => $person], $status);
    }

    /** @param  array<string, mixed>  $data */
    private function page(string $name, array $data, int $status = 200): Response
    {
        return response()->view("imo-widgets::alerts.$name", $data, $status);
    }
}
