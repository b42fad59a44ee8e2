import type { AriaLiveMessages, GroupBase } from "react-select";

export type Choice = { readonly value: string; readonly label: string };

/**
 * The messages of react-select for screen readers, in European Portuguese
 * (docs/product/everywhere.md#language).
 */
export const liveMessages: AriaLiveMessages<Choice, true, GroupBase<Choice>> = {
  guidance: ({ context, isSearchable, isInitialFocus }) => {
    if (context === "menu")
      return "Use as setas para percorrer as opções e Enter para escolher. Escape fecha a lista.";
    if (context === "input" && isInitialFocus) {
      return isSearchable
        ? "Escreva para ver sugestões."
        : "Carregue na seta para baixo para abrir a lista.";
    }
    if (context === "value")
      return "Use as setas para percorrer o que escolheu e Retrocesso para retirar.";
    return "";
  },
  onChange: ({ action, label, labels }) => {
    if (action === "deselect-option" || action === "pop-value" || action === "remove-value")
      return `Retirou ${label}.`;
    if (action === "select-option") return `Escolheu ${label}.`;
    if (action === "initial-input-focus" && labels.length > 0)
      return `A sua escolha: ${labels.join(", ")}.`;
    return "";
  },
  // react-select's `isSelected` compares objects, and chosen options aren't the same objects as
  // offered ones.
  onFocus: ({ context, focused, selectValue }) => {
    if (context === "value") return sayChosen(focused.label);
    return selectValue.some(({ value }) => value === focused.value)
      ? sayChosen(focused.label)
      : focused.label;
  },
  onFilter: ({ inputValue, resultsMessage }) =>
    inputValue ? `${resultsMessage} para «${inputValue}».` : `${resultsMessage}.`,
};

/**
 * Returns the messages of a list that answers `text`, which may be one key behind. In this list,
 * choosing a chosen option again changes nothing.
 */
export function messagesFor(text: string): typeof liveMessages {
  const { onChange = () => "", onFilter = () => "" } = liveMessages;
  return {
    ...liveMessages,
    onChange: (change) =>
      change.action === "deselect-option" ? sayChosen(change.label) : onChange(change),
    onFilter: (found) => onFilter({ ...found, inputValue: text }),
  };
}

function sayChosen(label: string): string {
  return `Já escolheu ${label}.`;
}

/** Formats the number of options: "1 opção", "7 opções". */
export function optionsFound(count: number): string {
  return count === 1 ? "1 opção" : `${count} opções`;
}
