/** A tag as far as its block shows it; its form reads all of it (widget-tag.ts). */
import { attributeName } from "#runtime/page-data.ts";
import { pageDataScript } from "#runtime/page-data-script.ts";
import type { FactKind } from "./block-texts.ts";
import { CALL_KEYS, foreignHost } from "./call-target.ts";
import { blockTexts } from "./embedded-block-texts.ts";
import { makeDataScript } from "./make-data-script.ts";
import { findList, type NamedList } from "./named-lists.ts";
import { formatNumber } from "./page-data-texts.ts";
import { parseHtml } from "./parse-html.ts";
import { shortcodeAttributes } from "./read-host.ts";
import type { EditorSettings } from "./settings.ts";
import { isShortcode, parseShortcode } from "./shortcode.ts";

/** What a block shows of its tag. */
export type BlockReading = {
  widget: string;
  title: string;
  /** Its page data by attribute, `data-tan`. */
  attributes: Readonly<Record<string, string>>;
  script: Element | null;
  /** What it was given, in the words of the form: "TAN: 3,5 · Prazo: 30". */
  facts: string;
  /** The host of another site that it sends visitors' messages to. */
  foreign: string | null;
  /**
   * Whether the widget itself may be shown. It calls as it does on a page, and to another site nobody should call by editing
   * a text; a shortcode without a list that has to be there stays text on the page too.
   */
  isShown: boolean;
};

/** @returns `null` for what is no tag of a widget that the bundle has */
export function readBlock(source: string, settings: EditorSettings): BlockReading | null {
  const tag = isShortcode(source) ? fromShortcode(source) : fromHost(source);
  if (!tag || !Object.hasOwn(blockTexts, tag.widget)) return null;
  const [title, keys] = blockTexts[tag.widget] ?? ["", {}];
  const held = jsonObject(tag.script?.textContent ?? "");
  const given = (key: string) => tag.attributes[attributeName(key)] ?? held[key];
  const lists = Object.fromEntries(
    Object.keys(keys).map((key) => [key, tag.isShortcode ? findList(settings.named, key, given(key)) : undefined]),
  );
  const facts = Object.entries(keys).flatMap(([key, [label, kind]]) => {
    const text = lists[key]?.label ?? factText(given(key), kind);
    return text === "" ? [] : `${label}: ${text.length > 40 ? `${text.slice(0, 40)}…` : text}`;
  });
  // A shortcode never says where calls go (docs/laravel.md).
  const calls = Object.fromEntries(CALL_KEYS.map((key) => [key, given(key)]));
  const foreign = tag.isShortcode ? null : foreignHost(calls, settings);
  const isShown =
    foreign === null &&
    (!tag.isShortcode || Object.entries(keys).every(([key, [, kind]]) => kind !== "records" || lists[key]));
  return { ...withLists(tag, lists), title, facts: facts.join(" · "), foreign, isShown };
}

/** A shortcode's tag with the lists that it names, as the server puts them in. */
function withLists(tag: Tag, lists: Readonly<Record<string, NamedList | undefined>>): Tag {
  const named = Object.entries(lists).flatMap(([key, list]) => (list ? [[key, list.entries] as const] : []));
  if (named.length === 0) return tag;
  const attributes = { ...tag.attributes };
  for (const [key] of named) delete attributes[attributeName(key)];
  return { ...tag, attributes, script: makeDataScript(Object.fromEntries(named)) };
}

type Tag = Pick<BlockReading, "widget" | "attributes" | "script"> & { isShortcode: boolean };

function fromShortcode(source: string): Tag | null {
  const found = parseShortcode(source);
  if (!found) return null;
  const keys = Object.hasOwn(blockTexts, found.name) ? blockTexts[found.name]?.[1] : undefined;
  return {
    widget: found.name,
    attributes: shortcodeAttributes(keys ?? {}, found.attributes),
    script: null,
    isShortcode: true,
  };
}

function fromHost(source: string): Tag | null {
  const host = parseHtml(source).querySelector("[data-imo-widget]");
  if (!host) return null;
  const data = [...host.attributes].filter(({ name }) => name.startsWith("data-") && name !== "data-imo-widget");
  return {
    widget: host.getAttribute("data-imo-widget")?.trim() ?? "",
    attributes: Object.fromEntries(data.map(({ name, value }) => [name, value])),
    script: pageDataScript(host),
    isShortcode: false,
  };
}

function factText(value: unknown, kind: FactKind): string {
  if (value === undefined || value === null) return "";
  const list = typeof value === "string" && value.trim().startsWith("[") ? parsedJson(value) : value;
  if (Array.isArray(list)) return list.some((one) => typeof one === "object") ? `${list.length}` : list.join(", ");
  const text = String(value).trim();
  if (text === "") return kind === "features" ? "nenhuma" : "";
  if (kind === "number") return formatNumber(text);
  return kind === "list" ? text.split(/\s*,\s*/).join(", ") : text.replace(/\s*\n\s*/g, ", ");
}

function jsonObject(text: string): Record<string, unknown> {
  const value = parsedJson(text);
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {};
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A script that is no JSON says nothing, to the widget neither.
    return text;
  }
}
