/**
 * Leaves out of a style sheet what a page cannot use, so that a page carries the rules of what it shows and no
 * more. A rule stays if any of its selectors names only elements, classes and data attributes that the page's
 * markup holds, and all that one of the alternatives in an `:is()` names. What else stands in parentheses does not
 * count: a rule too many is no harm.
 */

interface Selector {
  readonly text: string;
  /** All of these. */
  readonly needs: readonly string[];
  /** And of each of these all that one alternative needs. */
  readonly choices: readonly (readonly (readonly string[])[])[];
}
interface StyleRule {
  readonly selectors: readonly Selector[];
  readonly body: string;
}
interface GroupRule {
  readonly prelude: string;
  readonly rules: readonly CssRule[];
}
export type CssRule = StyleRule | GroupRule | { readonly text: string };

export interface SheetOptions {
  /** Data attributes are set by a script: no rule is left out for want of one. */
  readonly ignoresData?: boolean;
}

/** Reads a style sheet without nested rules. */
export function parseSheet(css: string, options: SheetOptions = {}): CssRule[] {
  const rules: CssRule[] = [];
  let rest = css.replace(/\/\*[\s\S]*?(?:\*\/|$)/g, '').trim();
  while (rest !== '') {
    const { rule, length } = readRule(rest, options);
    rules.push(rule);
    rest = rest.slice(length).trimStart();
  }
  return rules;
}

function readRule(css: string, options: SheetOptions): { rule: CssRule; length: number } {
  const open = css.indexOf('{');
  const end = css.indexOf(';');
  if (open === -1 || (end !== -1 && end < open)) {
    const length = end === -1 ? css.length : end + 1;
    return { rule: { text: css.slice(0, length) }, length };
  }
  const length = closingOf(css, open, '{}') + 1;
  const prelude = css.slice(0, open).trim();
  const body = css.slice(open + 1, length - 1);
  if (/^@(media|supports|container)/.test(prelude))
    return { rule: { prelude, rules: parseSheet(body, options) }, length };
  if (prelude.startsWith('@')) return { rule: { text: css.slice(0, length) }, length };
  return {
    rule: {
      selectors: splitSelectors(prelude).map((text) => ({
        text,
        needs: needsOf(text, options),
        choices: choicesOf(text, options),
      })),
      body,
    },
    length,
  };
}

/** Where the bracket that opens at `open` is closed. */
function closingOf(text: string, open: number, brackets: '()' | '{}'): number {
  let depth = 0;
  for (let index = open; index < text.length; index += 1) {
    if (text[index] === brackets[0]) depth += 1;
    if (text[index] === brackets[1] && --depth === 0) return index;
  }
  return text.length;
}

/** At the commas that stand in no parentheses. */
function splitSelectors(prelude: string): string[] {
  const selectors: string[] = [];
  let depth = 0;
  let start = 0;
  for (let index = 0; index <= prelude.length; index += 1) {
    const sign = prelude[index];
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign !== undefined && (sign !== ',' || depth > 0)) continue;
    selectors.push(prelude.slice(start, index).trim());
    start = index + 1;
  }
  return selectors;
}

const TOKENS = /\.([\w-]+)|\[(dir|data-[\w-]+)(?:="?([^"\][]*)"?)?\]|(?<![\w.#:[-])([a-z][a-z0-9]*)/g;

/** What a page has to hold for the selector to match: `.class`, `data-name=value`, element names. */
function needsOf(selector: string, { ignoresData }: SheetOptions): string[] {
  const outside = withoutParentheses(selector)
    .replace(ignoresData ? /\[[^\][]*\]/g : /\[(?!dir|data-)[^\][]*\]/g, '')
    .replace(/::?[\w-]+/g, ' ');
  return [...outside.matchAll(TOKENS)].map(([, name, attribute, value, element]) => {
    if (name !== undefined) return `.${name}`;
    return attribute === undefined
      ? (element ?? '')
      : value === undefined
        ? attribute
        : `${attribute}=${value}`;
  });
}

/** What each alternative of every `:is()` needs, but for those within other parentheses. */
function choicesOf(selector: string, options: SheetOptions): string[][][] {
  const choices: string[][][] = [];
  for (let at = selector.indexOf('('); at !== -1; at = selector.indexOf('(', at)) {
    const end = closingOf(selector, at, '()');
    if (selector.slice(0, at).endsWith(':is'))
      choices.push(splitSelectors(selector.slice(at + 1, end)).map((text) => needsOf(text, options)));
    at = end;
  }
  return choices;
}

function withoutParentheses(selector: string): string {
  let text = selector;
  while (/\([^()]*\)/.test(text)) text = text.replace(/\([^()]*\)/g, '');
  return text;
}

/** Hears of what markup holds: each element name at least once, each list of classes, each data attribute. */
export interface MarkupReader {
  need(need: string): void;
  /** @param needs what its text comes to, for texts that have not come by yet */
  attribute(text: string, needs: (text: string) => readonly string[]): void;
}

/**
 * Runs for every page that is rendered, so it looks for what it wants by hand: a pattern over the whole markup
 * takes as long as rendering it.
 */
export function readMarkup(html: string, reader: MarkupReader): void {
  if (html.includes(' dir="rtl"')) reader.need('dir=rtl');
  readElements(html, reader);
  readClasses(html, reader);
  readData(html, reader);
}

/** What a page holds, to be asked for by the needs of selectors. */
export function heldBy(html: string): ReadonlySet<string> {
  const held = new Set<string>();
  readMarkup(html, {
    need: (need) => held.add(need),
    attribute: (text, needs) => {
      for (const need of needs(text)) held.add(need);
    },
  });
  return held;
}

/** A name's first signs as a number tell most elements apart without cutting the text. */
function readElements(html: string, reader: MarkupReader): void {
  const seen = new Set<number>();
  for (let at = html.indexOf('<'); at !== -1; at = html.indexOf('<', at + 1)) {
    let end = at + 1;
    let sign = html.charCodeAt(end);
    if (sign === SLASH) continue;
    let packed = 0;
    while (sign !== SPACE && sign !== CLOSE && end < html.length) {
      packed = packed * 128 + sign;
      sign = html.charCodeAt(++end);
    }
    // Exact for names of up to four ASCII letters, which most are; others come out larger.
    if (packed < MOST_PACKED && seen.has(packed)) continue;
    if (packed < MOST_PACKED) seen.add(packed);
    reader.need(html.slice(at + 1, end));
  }
}

function readClasses(html: string, reader: MarkupReader): void {
  for (let at = html.indexOf(CLASS); at !== -1; at = html.indexOf(CLASS, at + CLASS.length)) {
    const start = at + CLASS.length;
    reader.attribute(html.slice(start, html.indexOf('"', start)), classNeeds);
  }
}

function readData(html: string, reader: MarkupReader): void {
  for (let at = html.indexOf(DATA); at !== -1; at = html.indexOf(DATA, at + DATA.length)) {
    if (html.charCodeAt(at - 1) !== SPACE) continue;
    const quote = html.indexOf('"', at);
    if (quote === -1) return;
    const attribute = html.slice(at, html.indexOf('"', quote + 1));
    // Every block has another: no rule asks for one.
    if (attribute.startsWith(BLOCK_ID)) continue;
    reader.attribute(attribute, dataNeeds);
  }
}

const MOST_PACKED = 128 ** 4;
const SPACE = 32;
const SLASH = 47;
const CLOSE = 62;
const CLASS = ' class="';
/** Without the space before it, the most common sign of all: a search stops at each place its first one stands. */
const DATA = 'data-';
const BLOCK_ID = 'data-block="';

function classNeeds(classes: string): string[] {
  return classes.split(' ').map((name) => `.${name}`);
}

function dataNeeds(attribute: string): string[] {
  const equals = attribute.indexOf('="');
  if (equals === -1) return [];
  const name = attribute.slice(0, equals);
  return [name, `${name}=${attribute.slice(equals + 2)}`];
}

/** Everything the rules ask a page for, each once. */
export function needsOfRules(rules: readonly CssRule[]): string[] {
  const needsOfRule = (rule: CssRule): readonly string[] => {
    if ('rules' in rule) return rule.rules.flatMap(needsOfRule);
    return 'selectors' in rule
      ? rule.selectors.flatMap(({ needs, choices }) => [...needs, ...choices.flat(2)])
      : [];
  };
  return [...new Set(rules.flatMap(needsOfRule))];
}

/** The rules as text, without those the page cannot use. */
export function writeSheet(rules: readonly CssRule[], held?: ReadonlySet<string>): string {
  return rules.map((rule) => writeRule(rule, held)).join('');
}

function isUsed({ needs, choices }: Selector, held: ReadonlySet<string>): boolean {
  const isHeld = (wanted: readonly string[]): boolean => wanted.every((need) => held.has(need));
  return isHeld(needs) && choices.every((choice) => choice.some(isHeld));
}

function writeRule(rule: CssRule, held: ReadonlySet<string> | undefined): string {
  if ('text' in rule) return rule.text;
  if ('rules' in rule) {
    const inner = writeSheet(rule.rules, held);
    return inner === '' ? '' : `${rule.prelude}{${inner}}`;
  }
  const kept = held ? rule.selectors.filter((selector) => isUsed(selector, held)) : rule.selectors;
  return kept.length === 0 ? '' : `${kept.map(({ text }) => text).join()}{${rule.body}}`;
}
