<x-admin title="Entrar">
<form method="post" action="{{ route('login.store') }}">@csrf
@error('email') <p role="alert">{{ $message }}</p> @enderror
<p><label>E-mail<br><input type="email" name="email" value="{{ old('email') }}" required autocomplete="username"></label></p>
<p><label>Palavra-passe<br><input type="password" name="password" required autocomplete="current-password"></label></p>
<p><button>Entrar</button></p>
</form>
</x-admin>
