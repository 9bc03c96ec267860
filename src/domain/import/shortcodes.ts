/**
 * Shortcodes, `[name attribute="value"]`, as WordPress and its plug-ins put them in text. They are marked as
 * elements before the HTML is parsed; what stands between an opening and a closing one stays HTML.
 */
import { escapeHtml } from '../escape-html.ts';
import { isCodeShortcode } from './code-shortcodes.ts';
import type { HtmlElement } from './html-tree.ts';
import { SERVICES } from './shortcode-services.ts';

/** The element that stands for a shortcode in the parsed HTML. */
export const SHORTCODE_TAG = 'x-shortcode';

type ShortcodeAttributes = Readonly<Record<string, string>>;

/** Those whose content belongs to them and is read with them. */
const ENCLOSING = new Set(['caption', 'wp_caption', 'embed', 'audio', 'video', 'playlist', ...SERVICES]);
/** Those understood without content. */
const KNOWN = new Set([...ENCLOSING, 'gallery']);

interface Found {
  readonly name: string;
  readonly attributes: ShortcodeAttributes;
  readonly hasAttributes: boolean;
  readonly isEnd: boolean;
  readonly source: string;
}

const HEAD = /\[(\/?)([a-zA-Z][\w-]{0,60})(?=[\s\]/=])/y;
const MAX_SHORTCODE = 4000;

/** Marks the shortcodes of a text; those within tags, comments and preformatted text are left alone. */
export function markShortcodes(html: string): string {
  if (!html.includes('[')) return html;
  const closers = new Closers(html);
  let marked = '';
  let at = 0;
  let bracket = -1;
  while (at < html.length) {
    if (bracket < at) bracket = html.indexOf('[', at);
    if (bracket < 0) break;
    const tag = html.indexOf('<', at);
    const isTag = tag >= 0 && tag < bracket;
    const next = isTag ? tag : bracket;
    const read = isTag ? readTag(html, next) : readBracket(html, next, closers);
    marked += html.slice(at, next) + read.markup;
    at = next + read.length;
  }
  return marked + html.slice(at);
}

interface Read {
  readonly markup: string;
  /** Characters of the source that were read. */
  readonly length: number;
}

function readTag(html: string, from: number): Read {
  const end = skipTag(html, from);
  return { markup: html.slice(from, end), length: end - from };
}

function readBracket(html: string, from: number, closers: Closers): Read {
  const escaped = html.startsWith('[[', from) ? readEscaped(html, from) : undefined;
  if (escaped) return { markup: escaped.slice(1, -1), length: escaped.length };
  const found = readShortcode(html, from);
  if (!found) return { markup: '[', length: 1 };
  const verbatim = readVerbatim(html, from, found, closers);
  if (verbatim) return verbatim;
  const isMeant = KNOWN.has(found.name) || found.hasAttributes || closers.has(found.name);
  return { markup: isMeant ? markupOf(found, closers) : found.source, length: found.source.length };
}

const SKIPPED = /<(pre|code|script|style|textarea)\b/iy;

/** The end of a tag, or of the whole element where its content is not to be read. */
function skipTag(html: string, from: number): number {
  SKIPPED.lastIndex = from;
  const name = SKIPPED.exec(html)?.[1];
  if (name) {
    const closing = new RegExp(`</${name}`, 'gi');
    closing.lastIndex = from;
    const end = closing.exec(html);
    if (end) return end.index;
  }
  if (!/[a-z/!?]/i.test(html[from + 1] ?? '')) return from + 1;
  const end = html.indexOf('>', from);
  return end < 0 ? html.length : end + 1;
}

/** `[[gallery]]` is how the word is written without its effect. */
function readEscaped(html: string, from: number): string | undefined {
  const end = html.indexOf(']]', from);
  if (end < 0 || end - from > MAX_SHORTCODE) return undefined;
  const text = html.slice(from, end + 2);
  return /^\[\[[a-zA-Z][^[\]<]*\]\]$/.test(text) ? text : undefined;
}

function readShortcode(html: string, from: number): Found | undefined {
  HEAD.lastIndex = from;
  const head = HEAD.exec(html);
  if (!head) return undefined;
  const end = endOf(html, HEAD.lastIndex);
  if (end < 0) return undefined;
  const isAssigned = html[HEAD.lastIndex] === '=';
  // `[youtube=https://…]`
  if (isAssigned && !SERVICES.has((head[2] ?? '').toLowerCase())) return undefined;
  const inside = html.slice(HEAD.lastIndex + (isAssigned ? 1 : 0), end).replace(/\/$/, '');
  const attributes = readAttributes(inside);
  return {
    name: (head[2] ?? '').toLowerCase(),
    attributes,
    hasAttributes: /[\w-]\s*=\s*["'\w]/.test(inside),
    isEnd: head[1] === '/',
    source: html.slice(from, end + 1),
  };
}

/** The closing bracket, which may also stand inside a quoted value. */
function endOf(html: string, from: number): number {
  const limit = Math.min(html.length, from + MAX_SHORTCODE);
  let at = from;
  while (at < limit) {
    const character = html[at];
    if (character === ']') return at;
    if (character === '[') return -1;
    at = character === '=' ? afterValue(html, at + 1) : at + 1;
  }
  return -1;
}

/** Where a quoted value ends; the same place where none begins. */
function afterValue(html: string, from: number): number {
  const quote = html[from];
  if (quote !== '"' && quote !== "'") return from;
  const end = html.slice(from + 1, from + MAX_SHORTCODE).indexOf(quote);
  return end < 0 ? from + 1 : from + end + 2;
}

const ATTRIBUTE =
  /([\w-]+)\s*=\s*"([^"]*)"|([\w-]+)\s*=\s*'([^']*)'|([\w-]+)\s*=\s*([^\s'"]+)|"([^"]*)"|([^\s"']+)/g;

/** Values without a name come under `0`, `1`, … */
function readAttributes(text: string): Record<string, string> {
  const attributes: Record<string, string> = {};
  let loose = 0;
  for (const [, a, aValue, b, bValue, c, cValue, quoted, bare] of text.matchAll(ATTRIBUTE)) {
    const name = a ?? b ?? c;
    if (name !== undefined) attributes[name.toLowerCase()] = aValue ?? bValue ?? cValue ?? '';
    else {
      attributes[String(loose)] = quoted ?? bare ?? '';
      loose += 1;
    }
  }
  return attributes;
}

/** Everything between the shortcodes is code, whatever it looks like. */
function readVerbatim(html: string, from: number, found: Found, closers: Closers): Read | undefined {
  if (found.isEnd || !isCodeShortcode(found.name)) return undefined;
  const begin = from + found.source.length;
  const end = closers.next(found.name, begin);
  if (end < 0) return undefined;
  const markup = `${openTag(found)}${escapeHtml(html.slice(begin, end))}</${SHORTCODE_TAG}>`;
  return { markup, length: end + found.name.length + 3 - from };
}

/** Where closing shortcodes stand. */
class Closers {
  readonly #places = new Map<string, { readonly at: number[]; next: number }>();

  constructor(html: string) {
    for (const { 1: name = '', index } of html.matchAll(/\[\/([a-zA-Z][\w-]{0,60})\]/g)) {
      const places = this.#places.get(name.toLowerCase());
      if (places) places.at.push(index);
      else this.#places.set(name.toLowerCase(), { at: [index], next: 0 });
    }
  }

  has(name: string): boolean {
    return this.#places.has(name);
  }

  /** @returns -1 where none follows */
  next(name: string, from: number): number {
    const places = this.#places.get(name);
    if (!places) return -1;
    // Asked for ever later places only: what lies behind is of no more use.
    while ((places.at[places.next] ?? Number.POSITIVE_INFINITY) < from) places.next += 1;
    return places.at[places.next] ?? -1;
  }
}

function markupOf(found: Found, closers: Closers): string {
  const isEnclosing = ENCLOSING.has(found.name) && closers.has(found.name);
  if (found.isEnd && isEnclosing) return `</${SHORTCODE_TAG}>`;
  const open = openTag(found);
  return isEnclosing ? open : `${open}</${SHORTCODE_TAG}>`;
}

function openTag(found: Found): string {
  return [
    `<${SHORTCODE_TAG} data-name="${escapeHtml(found.name)}"`,
    ` data-source="${escapeHtml(found.source)}"`,
    ` data-attributes="${escapeHtml(JSON.stringify(found.attributes))}">`,
  ].join('');
}

export interface Shortcode {
  readonly name: string;
  readonly attributes: ShortcodeAttributes;
  readonly source: string;
}

/** The shortcode an element stands for. */
export function shortcodeOf(element: HtmlElement): Shortcode {
  return {
    name: element.attributes['data-name'] ?? '',
    attributes: parseAttributes(element.attributes['data-attributes']),
    source: element.attributes['data-source'] ?? '',
  };
}

function parseAttributes(json: string | undefined): ShortcodeAttributes {
  try {
    const value: unknown = JSON.parse(json ?? '{}');
    if (typeof value !== 'object' || value === null) return {};
    return Object.fromEntries(Object.entries(value).filter(([, entry]) => typeof entry === 'string'));
  } catch {
    return {};
  }
}
