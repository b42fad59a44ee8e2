/**
 * React elements as a DOM of their own, without React DOM: the first render alone, in which nothing is heard and no effect
 * runs. It is to the browser what `renderToString` is to a server, in a hundredth of the bytes, and is held equal to it
 * (first-render.test.tsx). Components call their hooks on whatever React's own `H` says, as every renderer of React sets it.
 */
import {
  Fragment,
  type ReactNode,
  __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE as react,
} from "react";

declare module "react" {
  /** What React and its renderers say to each other; React's types leave it out. */
  export const __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: { H: unknown };
}

type Tag = string | ((props: Props) => ReactNode) | symbol | { readonly $$typeof: symbol };
type Element = { readonly type: Tag; readonly props: Props };
type Props = Readonly<Record<string, unknown>> & { readonly children?: ReactNode };
type Memo = { readonly $$typeof: symbol; readonly type: Tag };
type ForwardRef = { readonly $$typeof: symbol; readonly render: (props: Props, ref: null) => ReactNode };
type Context = { readonly $$typeof: symbol; _currentValue: unknown };

const SVG = "http://www.w3.org/2000/svg";
const MEMO = Symbol.for("react.memo");
const FORWARD_REF = Symbol.for("react.forward_ref");
const CONTEXT = Symbol.for("react.context");

const ignore = () => undefined;
/** The hooks of a render that is never repeated. */
const hooks = {
  useState: (first: unknown) => [typeof first === "function" ? first() : first, ignore],
  useRef: (current: unknown) => ({ current }),
  useMemo: (make: () => unknown) => make(),
  useCallback: (callback: unknown) => callback,
  useContext: (context: Context) => context._currentValue,
  useSyncExternalStore: (_subscribe: unknown, _get: unknown, getFirst: () => unknown) => getFirst(),
  useEffectEvent: (callback: unknown) => callback,
  useEffect: ignore,
  useLayoutEffect: ignore,
};

/**
 * Appends to `parent` what React would render of `node` at first.
 * @throws what a component throws, and where an element or a hook is of a kind that no first render of ours has
 */
export function renderFirst(node: ReactNode, parent: globalThis.Element): void {
  during(react, "H", hooks, () => append(node, parent));
}

/** Has `target[key]` be `value` for as long as `act` runs. */
function during<Target, Key extends keyof Target>(target: Target, key: Key, value: Target[Key], act: () => void): void {
  const before = target[key];
  target[key] = value;
  try {
    act();
  } finally {
    target[key] = before;
  }
}

function append(node: ReactNode, parent: globalThis.Element): void {
  if (node === null || node === undefined || node === "" || typeof node === "boolean") return;
  if (typeof node !== "object") parent.append(String(node));
  else if (Symbol.iterator in node) for (const child of node) append(child, parent);
  else appendElement(node as unknown as Element, parent);
}

function appendElement({ type, props }: Element, parent: globalThis.Element): void {
  if (typeof type === "string") parent.append(createElement(type, props, parent));
  else if (typeof type === "function") append(type(props), parent);
  else if (type === Fragment) append(props.children, parent);
  else if (isOf<Memo>(type, MEMO)) appendElement({ type: type.type, props }, parent);
  else if (isOf<ForwardRef>(type, FORWARD_REF)) append(type.render(props, null), parent);
  else if (isOf<Context>(type, CONTEXT))
    during(type, "_currentValue", props.value, () => append(props.children, parent));
  else throw new Error(`A first render has no ${String((type as Memo).$$typeof ?? type)}.`);
}

function isOf<Kind extends { $$typeof: symbol }>(type: unknown, kind: symbol): type is Kind {
  return (type as Kind).$$typeof === kind;
}

function createElement(tag: string, { children, ...props }: Props, parent: globalThis.Element): globalThis.Element {
  const isSvg = tag === "svg" || parent.namespaceURI === SVG;
  const element = isSvg ? document.createElementNS(SVG, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(props)) setProp(element, name, value);
  append(children, element);
  // The choice needs its options.
  if (tag === "select") choose(element, props.value ?? props.defaultValue);
  return element;
}

/** The names of attributes that React calls otherwise; HTML takes all others in any case, and SVG has hyphens. */
const names: Readonly<Record<string, string>> = {
  className: "class",
  htmlFor: "for",
  defaultValue: "value",
  defaultChecked: "checked",
  viewBox: "viewBox",
};
/** What says `false` instead of being left out. */
const SAID = /^(aria-|data-|spellCheck$|draggable$)/;
const NO_ATTRIBUTE = /^(ref|key|autoFocus|suppressHydrationWarning)$/;

function setProp(element: globalThis.Element, prop: string, value: unknown): void {
  if (value === null || value === undefined || typeof value === "function" || NO_ATTRIBUTE.test(prop)) return;
  const isSaid = SAID.test(prop);
  if (value === false && !isSaid) return;
  const name = names[prop] ?? (element.namespaceURI === SVG ? toHyphens(prop) : prop);
  if (prop === "style") for (const [rule, text] of Object.entries(value)) setRule(element, rule, text);
  else if (name === "value" && element.localName === "select") return;
  else if (name === "value" && element.localName === "textarea") element.textContent = String(value);
  else element.setAttribute(name, value === true && !isSaid ? "" : String(value));
}

/** Not by an attribute, which a content security policy may refuse. */
function setRule(element: globalThis.Element, rule: string, text: unknown): void {
  (element as HTMLElement).style.setProperty(toHyphens(rule), String(text));
}

function toHyphens(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

function choose(select: globalThis.Element, value: unknown): void {
  for (const option of select.querySelectorAll("option"))
    option.toggleAttribute("selected", option.value === String(value));
}
