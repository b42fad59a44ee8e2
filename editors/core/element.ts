/** Creates DOM elements. */

type Parts = { text?: string; class?: string } & Record<string, string | boolean | undefined>;

/** @param parts attributes by name; `text` is its text, `true` an attribute without a value, `undefined` and `false` none */
export function make<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  { text, ...attributes }: Parts = {},
  ...children: (Node | null)[]
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  if (text !== undefined) element.textContent = text;
  for (const [attribute, value] of Object.entries(attributes)) setAttribute(element, attribute, value);
  element.append(...children.filter((child) => child !== null));
  return element;
}

/** Sets an attribute; `true` gives one without a value, `undefined` and `false` remove it. */
export function setAttribute(element: Element, name: string, value: string | boolean | undefined): void {
  if (value === undefined || value === false) element.removeAttribute(name);
  else element.setAttribute(name, value === true ? "" : value);
}
