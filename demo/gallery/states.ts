/**
 * The states that a widget can be seen in: how its calls are answered, below `estado/<name>/api/…`
 * (frame/mock-api.ts), and two faults of the page itself: page data that isn't JSON, and a blocked
 * script.
 */
export const stateLabels = {
  normal: "Tudo normal",
  lento: "Respostas lentas (3 s)",
  vazio: "Sem resultados",
  "erro-419": "Sessão expirada (419)",
  "erro-422": "Dados recusados (422)",
  "erro-500": "Erro do servidor (500)",
  offline: "Sem ligação",
  nunca: "Nunca responde",
  "dados-estragados": "Dados da página inválidos",
  "script-bloqueado": "Script bloqueado",
} as const;
export type State = keyof typeof stateLabels;
export const states = Object.keys(stateLabels) as [State, ...State[]];
