<?php

namespace App\Http\Controllers\Admin;

use Illuminate\Contracts\View\View;
use Illuminate\Http\RedirectResponse;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\Auth;
use Illuminate\Validation\ValidationException;

/** The login of the administration. */
final class SessaoController
{
    public function create(): View
    {
        return view('admin.entrar');
    }

    public function store(Request $request): RedirectResponse
    {
        $dados = $request->validate(['email' => ['required', 'string', 'email'], 'password' => ['required', 'string']]);
        if (! Auth::attempt($dados)) {
            throw ValidationException::withMessages(['email' => 'O e-mail ou a palavra-passe não estão certos.']);
        }
        $request->session()->regenerate();

        return redirect()->intended(route('admin.paginas.index'));
    }

    public function destroy(Request $request): RedirectResponse
    {
        Auth::logout();
        $request->session()->invalidate();
        $request->session()->regenerateToken();

        return redirect()->route('login');
    }
}
