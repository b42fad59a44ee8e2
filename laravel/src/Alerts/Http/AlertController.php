<?php

namespace ImoWidgets\Alerts\Http;

use Closure;
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
     * Answers the call. The answer doesn't depend on earlier requests, so it never reveals whether an address is known.
     */
    public function store(AlertRequest $request): JsonResponse
    {
        $alert = NotStored::guard(Alert::FAILURE, fn () => $this->stored($request));
        SendId::remember($request);
        $alert->askToConfirm();

        return response()->json(['message' => 'ok'], 201);
    }

    public function showConfirmation(string $token): Response
    {
        return $this->ofAlert($token, $this->confirmationPage(...));
    }

    public function confirm(string $token): Response
    {
        return $this->ofAlert(
            $token,
            fn (Alert $alert) => $alert->isLapsed() ? $this->confirmationPage($alert) : $this->confirmAlert($alert),
        );
    }

    public function show(string $token): Response
    {
        return $this->ofPerson($token, $this->alertsPage(...));
    }

    /** Changes the frequency of one or all of a person's alerts, extends them, or deletes them. */
    public function change(Request $request, string $token): Response
    {
        return $this->ofPerson($token, fn (AlertSubscriber $person) => $this->changeAlerts($person, $request));
    }

    public function showCancellation(string $token): Response
    {
        return $this->ofPerson(
            $token,
            fn (AlertSubscriber $person) => $this->page('cancelar', ['person' => $person]),
            $this->cancelled(...),
        );
    }

    /**
     * Deletes all of a person's alerts, for the button on the cancellation page and for one-click unsubscribe (RFC
     * 8058).
     */
    public function cancel(string $token): Response
    {
        return $this->ofPerson($token, function (AlertSubscriber $person) {
            (new PersonsAlerts)->erase($person->person);

            return $this->cancelled();
        }, $this->cancelled(...));
    }

    /**
     * Returns the answer for the alert with this token, or a 404 page if there is none.
     *
     * @param  Closure(Alert): Response  $answer
     *
     * @throws NotStored if the database fails
     */
    private function ofAlert(string $token, Closure $answer): Response
    {
        return NotStored::guard(Alert::FAILURE, function () use ($token, $answer) {
            $alert = Alert::query()->with('subscriber')->firstWhere('token', $token);

            return $alert === null
                ? $this->message('Esta ligação já não é válida', self::ASK_AGAIN, 404)
                : $answer($alert);
        });
    }

    /**
     * Returns the answer for the person with this token.
     *
     * @param  Closure(AlertSubscriber): Response  $answer
     * @param  (Closure(): Response)|null  $otherwise  makes the answer if nobody has the token; `null` for a 404 page
     *
     * @throws NotStored if the database fails
     */
    private function ofPerson(string $token, Closure $answer, ?Closure $otherwise = null): Response
    {
        return NotStored::guard(Alert::FAILURE, function () use ($token, $answer, $otherwise) {
            $person = AlertSubscriber::query()->firstWhere('token', $token);
            if ($person !== null) {
                return $answer($person);
            }

            return $otherwise === null ? $this->unknown() : $otherwise();
        });
    }

    private function stored(AlertRequest $request): Alert
    {
        $sendId = SendId::of($request);
        $site = LeadOrigin::siteOf($request->getHttpHost());

        return Alert::keptAs($sendId) ?? Alert::keep($request->validated(), $sendId, $site);
    }

    private function confirmationPage(Alert $alert): Response
    {
        return match (true) {
            $alert->confirmed_at !== null => $this->page('confirmado', ['alert' => $alert]),
            $alert->isLapsed() => $this->message('Esta ligação expirou', self::ASK_AGAIN, 410),
            default => $this->page('confirmar', ['alert' => $alert]),
        };
    }

    private function confirmAlert(Alert $alert): Response
    {
        $confirmed = $alert->confirm()?->load('subscriber');
        if ($confirmed === null) {
            $text = 'Apague um dos seus avisos e volte a abrir a ligação para confirmar este.';

            return $this->message('Já tem muitos avisos', $text, 409, $alert->subscriber);
        }

        return $this->page('confirmado', ['alert' => $confirmed]);
    }

    private function alertsPage(AlertSubscriber $person): Response
    {
        return $this->page('avisos', [
            'person' => $person,
            'alerts' => $person->confirmedAlerts()->oldest('id')->get(),
        ]);
    }

    private function changeAlerts(AlertSubscriber $person, Request $request): Response
    {
        $alerts = $person->confirmedAlerts();
        if ($request->has('aviso')) {
            $alerts->whereKey(filter_var($request->input('aviso'), FILTER_VALIDATE_INT) ?: 0);
        }
        if ($alerts->doesntExist()) {
            return $this->unknown();
        }
        $isDeletion = $request->input('fazer') === 'apagar';
        $changes = $this->changesIn($request);
        if (! $isDeletion && $changes === []) {
            $text = 'Volte à página anterior e tente novamente.';

            return $this->message('Não percebemos o pedido', $text, 422, $person);
        }
        DB::transaction(function () use ($alerts, $isDeletion, $changes, $person) {
            if ($isDeletion) {
                $alerts->delete();
                $person->forgetIfDone();
            } else {
                $alerts->update($changes);
            }
        });

        return $isDeletion && $person->newQuery()->whereKey($person->id)->doesntExist()
            ? $this->cancelled()
            : $this->alertsPage($person);
    }

    /** @return array<string, mixed> the columns that the person changes; empty for an unknown request */
    private function changesIn(Request $request): array
    {
        $frequency = $request->input('frequencia');
        $isFrequency = is_string($frequency) && isset(AlertSettings::FREQUENCIES[$frequency]);

        return match (true) {
            $request->input('fazer') === 'frequencia' && $isFrequency => [
                'frequency' => $frequency,
                'due_at' => AlertSettings::dueIn(0),
            ],
            $request->input('fazer') === 'manter' => [
                'expires_at' => AlertSettings::expiry(),
                'reminded_at' => null,
            ],
            default => [],
        };
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
