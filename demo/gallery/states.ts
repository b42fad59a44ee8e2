/**
 * The states that a widget can be seen in: how its calls are answered, below `estado/<name>/api/…`, and what can be wrong with
 * the page itself.
 */
export const callStates = ["normal", "lento", "vazio", "419", "422", "500", "offline", "nunca"] as const;
export type CallState = (typeof callStates)[number];

/** Faults of the page itself: page data that are not JSON, a script that is blocked. */
export const pageStates = ["dados-estragados", "script-bloqueado"] as const;
export type State = CallState | (typeof pageStates)[number];

export const stateLabels: Record<State, string> = {
  normal: "Tudo normal",
  lento: "Respostas lentas (3 s)",
  vazio: "Sem resultados",
  "419": "Sessão expirada (419)",
  "422": "Dados recusados (422)",
  "500": "Erro do servidor (500)",
  offline: "Sem ligação",
  nunca: "Nunca responde",
  "dados-estragados": "Dados da página inválidos",
  "script-bloqueado": "Script bloqueado",
};

export const states = [...callStates, ...pageStates] as const;

/** Returns the state of the calls; faults of the page leave them alone. */
export function callStateOf(state: State): CallState {
  return isCallState(state) ? state : "normal";
}

/** True for the name of a call state. */
export function isCallState(name: string): name is CallState {
  return (callStates as readonly string[]).includes(name);
}

/** Duration of a slow answer, in ms. */
export const SLOWNESS = 3000;

/** Laravel's answers where the call is refused or fails; `null` where it is not by its status that it fails. */
export function refusalOf(state: CallState): { status: number; body: { message: string; errors?: object } } | null {
  if (state === "419") return { status: 419, body: { message: "CSRF token mismatch." } };
  if (state === "500") return { status: 500, body: { message: "Server Error" } };
  if (state !== "422") return null;
  const message = "The email field must be a valid email address.";
  return { status: 422, body: { message, errors: { email: [message] } } };
}

export const NOTHING_FOUND = { current_page: 1, data: [], last_page: 1, total: 0 };
