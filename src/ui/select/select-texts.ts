/**
 * All that react-select says, to eyes and to screen readers, in European Portuguese
 * (docs/product/everywhere.md#language).
 */
import type { AriaLiveMessages, GroupBase } from "react-select";

/** An option: `value` is what is chosen by it, `label` what it is called, in full. */
export type Choice = { readonly value: string; readonly label: string };

/** The live messages, by what just happened; `isSearchable` tells whether typing narrows the list. */
export const liveMessages: AriaLiveMessages<Choice, true, GroupBase<Choice>> = {
  guidance: ({ context, isSearchable, isInitialFocus }) => {
    if (context === "menu") return "Use as setas para percorrer as opções e Enter para escolher. Escape fecha a lista.";
    if (context === "input" && isInitialFocus) {
      return isSearchable ? "Escreva para ver sugestões." : "Carregue na seta para baixo para abrir a lista.";
    }
    if (context === "value") return "Use as setas para percorrer o que escolheu e Retrocesso para retirar.";
    return "";
  },
  onChange: ({ action, label, labels }) => {
    if (action === "deselect-option" || action === "pop-value" || action === "remove-value") return `Retirou ${label}.`;
    if (action === "select-option") return `Escolheu ${label}.`;
    if (action === "initial-input-focus" && labels.length > 0) return `A sua escolha: ${labels.join(", ")}.`;
    return "";
  },
  // Its own `isSelected` compares objects, and what is chosen comes as other objects than what is offered.
  onFocus: ({ context, focused, selectValue }) => {
    if (context === "value") return sayChosen(focused.label);
    return selectValue.some(({ value }) => value === focused.value) ? sayChosen(focused.label) : focused.label;
  },
  onFilter: ({ inputValue, resultsMessage }) =>
    inputValue ? `${resultsMessage} para «${inputValue}».` : `${resultsMessage}.`,
};

/** The same for a list in which choosing a chosen one again changes nothing. */
const keepingMessages: typeof liveMessages = {
  ...liveMessages,
  onChange: (change) =>
    change.action === "deselect-option" ? sayChosen(change.label) : (liveMessages.onChange?.(change) ?? ""),
};

/** The same for a list that answers `text`, which may be a key behind what is typed. */
export function messagesFor(text: string): typeof liveMessages {
  return { ...keepingMessages, onFilter: (found) => liveMessages.onFilter?.({ ...found, inputValue: text }) ?? "" };
}

/** Of an option that is chosen, whether it comes up in the list or among the chips. */
function sayChosen(label: string): string {
  return `Já escolheu ${label}.`;
}

/** Formats the number of options: "1 opção", "7 opções". */
export function optionsFound(count: number): string {
  return count === 1 ? "1 opção" : `${count} opções`;
}
