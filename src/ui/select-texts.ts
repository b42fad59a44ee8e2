/** All that react-select says, to eyes and to screen readers, in European Portuguese (DECISIONS 35). */
import type { AriaLiveMessages, GroupBase } from "react-select";

/** What a choice is called: its label, in full. */
export type Choice = { readonly value: string; readonly label: string };

/** The live messages, by what just happened; `isSearchable` tells whether typing narrows the list. */
export const liveMessages: AriaLiveMessages<Choice, true, GroupBase<Choice>> = {
  guidance: ({ context, isSearchable, isInitialFocus }) => {
    if (context === "menu") return "Use as setas para percorrer as opções e Enter para escolher. Escape fecha a lista.";
    if (context === "input" && isInitialFocus) {
      return isSearchable ? "Escreva para ver sugestões." : "Prima a seta para baixo para abrir a lista.";
    }
    if (context === "value") return "Use as setas para percorrer o que escolheu e Retrocesso para retirar.";
    return "";
  },
  onChange: ({ action, label, labels }) => {
    if (action === "deselect-option" || action === "pop-value" || action === "remove-value")
      return `${label}, retirado.`;
    if (action === "select-option") return `${label}, escolhido.`;
    if (action === "initial-input-focus" && labels.length > 0) return `Escolhidos: ${labels.join(", ")}.`;
    return "";
  },
  onFocus: ({ context, focused, isSelected }) => {
    if (context === "value") return `${focused.label}, escolhido.`;
    return isSelected ? `${focused.label}, já escolhido.` : focused.label;
  },
  onFilter: ({ inputValue, resultsMessage }) =>
    inputValue ? `${resultsMessage} para ${inputValue}.` : `${resultsMessage}.`,
};

/** "1 opção", "7 opções". */
export function optionsFound(count: number): string {
  return count === 1 ? "1 opção" : `${count} opções`;
}
