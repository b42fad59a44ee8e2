<?php

namespace App\Http\Controllers;

use App\Models\Avaliacao;
use App\Models\Candidatura;
use App\Models\Mensagem;
use Illuminate\Contracts\View\View;
use Illuminate\Http\JsonResponse;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Storage;
use Symfony\Component\HttpFoundation\Response;

/** The agency's inbox: what visitors sent, so that whoever tries the site sees where it went. A real site keeps it behind a login. */
final class CaixaController
{
    /** All of it, the newest first; as JSON for whoever asks for JSON. */
    public function index(Request $request): View|JsonResponse
    {
        $caixa = [
            'mensagens' => Mensagem::latest('id')->get(),
            'candidaturas' => Candidatura::latest('id')->get(),
            'avaliacoes' => Avaliacao::latest('id')->get(),
        ];

        return $request->wantsJson() ? response()->json($caixa) : view('pages.caixa', $caixa);
    }

    /** The file as it was sent, under its own name, always as a download: what is in it is a stranger's. */
    public function cv(Candidatura $candidatura): Response
    {
        return Storage::disk(Candidatura::DISCO)->download($candidatura->cv_ficheiro, $candidatura->cv_nome, ['Content-Type' => 'application/octet-stream']);
    }
}
