/** Creates an element with these properties and children; leaves out children that are `null`. */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]> = {},
  ...children: readonly (Node | null)[]
): HTMLElementTagNameMap[Name] {
  const element = Object.assign(document.createElement(name), properties);
  element.append(...children.filter((child) => child !== null));
  return element;
}

/** Creates a button that doesn't submit a form. */
export function makeButton(
  text: string,
  onclick: () => void,
  properties: Partial<HTMLButtonElement> = {},
) {
  return make("button", { type: "button", textContent: text, onclick, ...properties });
}
