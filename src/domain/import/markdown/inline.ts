/**
 * Markdown within a paragraph as HTML: code, emphasis, links, pictures. One pass over the text; what is not closed
 * stays as it was written.
 */
import { escapeHtml } from '../../escape-html.ts';

export type References = ReadonlyMap<string, { readonly href: string; readonly title: string }>;

interface Open {
  readonly mark: string;
  /** Where its part is. */
  readonly at: number;
}

const MAX_TARGET = 2000;
const ESCAPED = /[!-/:-@[-`{-~]/;
const TAG = /<\/?[a-z][\w-]*(?:\s[^<>]{0,4000})?\/?>|<!--[\s\S]{0,4000}?-->/iy;
const AUTOLINK = /<((?:https?|mailto):[^\s<>]{1,2000})>/iy;
const BARE = /https?:\/\/[^\s<>"']{1,2000}/iy;
const ENTITY = /&(?:#\d{1,7}|#x[\da-f]{1,6}|[a-z][a-z\d]{1,30});/iy;
const FOOTNOTE = /\[\^([^\]\s]{1,60})\]/y;

export function inlineHtml(text: string, references: References): string {
  return new Inline(text, references).html();
}

class Inline {
  readonly #text: string;
  readonly #references: References;
  readonly #parts: string[] = [];
  readonly #emphasis: Open[] = [];
  readonly #brackets: { readonly isPicture: boolean; readonly at: number; readonly from: number }[] = [];
  readonly #ticks = new Map<string, number>();
  #at = 0;

  constructor(text: string, references: References) {
    this.#text = text;
    this.#references = references;
  }

  html(): string {
    while (this.#at < this.#text.length) this.#step();
    return this.#parts.join('');
  }

  #put(html: string, length: number): void {
    this.#parts.push(html);
    this.#at += length;
  }

  #step(): void {
    const letter = this.#text[this.#at] ?? '';
    const read = STEPS[letter];
    if (read) this[read](letter);
    else this.#plain();
  }

  #plain(): void {
    const text = this.#text;
    let end = this.#at + 1;
    const isWord = /\w/.test(text[this.#at - 1] ?? '');
    const bare = isWord ? undefined : this.#match(BARE);
    if (bare) {
      this.#bare(bare);
      return;
    }
    while (end < text.length && STEPS[text[end] ?? ''] === undefined && !/\s/.test(text[end - 1] ?? ''))
      end += 1;
    this.#put(escapeHtml(text.slice(this.#at, end)), end - this.#at);
  }

  #bare(found: string): void {
    const href = found.replace(/[.,;:!?)]{1,20}$/, '');
    const shown = escapeHtml(href);
    const isInLink = this.#brackets.length > 0;
    this.#put(isInLink ? shown : `<a href="${shown}">${shown}</a>`, href.length);
  }

  #match(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at;
    return pattern.exec(this.#text)?.[0];
  }

  escape(): void {
    const next = this.#text[this.#at + 1] ?? '';
    if (next === '\n') this.#put('<br>', 2);
    else if (ESCAPED.test(next)) this.#put(escapeHtml(next), 2);
    else this.#put('\\', 1);
  }

  code(): void {
    const ticks = this.#match(/`+/y) ?? '`';
    const from = this.#at + ticks.length;
    const end = this.#closingTicks(ticks, from);
    if (end < 0) {
      this.#put(ticks, ticks.length);
      return;
    }
    const inside = this.#text.slice(from, end).replaceAll('\n', ' ');
    const isPadded = inside.startsWith(' ') && inside.endsWith(' ') && inside.trim() !== '';
    const shown = isPadded ? inside.slice(1, -1) : inside;
    this.#put(`<code>${escapeHtml(shown)}</code>`, end + ticks.length - this.#at);
  }

  /** Looked for once for each length: behind a place without one there is none either. */
  #closingTicks(ticks: string, from: number): number {
    if ((this.#ticks.get(ticks) ?? 0) === -1) return -1;
    let at = this.#text.indexOf(ticks, from);
    while (at >= 0) {
      let end = at + ticks.length;
      while (this.#text[end] === '`') end += 1;
      if (end - at === ticks.length) return at;
      at = this.#text.indexOf(ticks, end);
    }
    this.#ticks.set(ticks, -1);
    return -1;
  }

  tag(): void {
    const link = this.#match(AUTOLINK);
    if (link) {
      const href = escapeHtml(link.slice(1, -1));
      this.#put(`<a href="${href}">${href.replace(/^mailto:/, '')}</a>`, link.length);
      return;
    }
    const tag = this.#match(TAG);
    this.#put(tag ?? '&lt;', tag?.length ?? 1);
  }

  entity(): void {
    const entity = this.#match(ENTITY);
    this.#put(entity ?? '&amp;', entity?.length ?? 1);
  }

  /** Two spaces before the end of a line break it. */
  line(): void {
    const isBreak = this.#text.slice(Math.max(0, this.#at - 2), this.#at) === '  ';
    while (isBreak && /^ {1,9}$/.test(this.#parts.at(-1) ?? '')) this.#parts.pop();
    if (isBreak) this.#parts.push(this.#parts.pop()?.trimEnd() ?? '');
    this.#put(isBreak ? '<br>' : '\n', 1);
  }

  emphasis(letter: string): void {
    const run = this.#match(RUNS[letter] ?? /~~/y);
    if (run === undefined) {
      this.#put(letter, 1);
      return;
    }
    const before = this.#text[this.#at - 1] ?? ' ';
    const after = this.#text[this.#at + run.length] ?? ' ';
    const isWithin = letter === '_' && LETTER.test(before) && LETTER.test(after);
    const marks = this.#marksOf(run);
    const mayClose = !/\s/.test(before) && !isWithin;
    const mayOpen = !/\s/.test(after) && !isWithin;
    for (const mark of marks) {
      if (!(mayClose && this.#close(mark))) this.#begin(mark, mayOpen);
    }
    this.#at += run.length;
  }

  /** What was opened last is closed first. */
  #marksOf(run: string): string[] {
    if (run.length < 3) return [run];
    const marks = [run.slice(0, 2), run.slice(0, 1)];
    return this.#emphasis.at(-1)?.mark === marks[1] ? marks.reverse() : marks;
  }

  #begin(mark: string, mayOpen: boolean): void {
    if (mayOpen) this.#emphasis.push({ mark, at: this.#parts.length });
    if (this.#emphasis.length > MAX_OPEN) this.#emphasis.shift();
    this.#parts.push(mark);
  }

  #close(mark: string): boolean {
    const at = this.#emphasis.findLastIndex((open) => open.mark === mark);
    const open = this.#emphasis[at];
    if (!open || open.at === this.#parts.length - 1) return false;
    this.#emphasis.length = at;
    const tag = mark === '~~' ? 'del' : mark.length === 2 ? 'strong' : 'em';
    this.#parts[open.at] = `<${tag}>`;
    this.#parts.push(`</${tag}>`);
    return true;
  }

  picture(): void {
    if (this.#text[this.#at + 1] !== '[') {
      this.#put('!', 1);
      return;
    }
    this.#open(true, 2);
  }

  bracket(): void {
    const footnote = this.#match(FOOTNOTE);
    if (footnote) {
      this.#put(`<sup>${escapeHtml(footnote.slice(2, -1))}</sup>`, footnote.length);
      return;
    }
    this.#open(false, 1);
  }

  #open(isPicture: boolean, length: number): void {
    this.#brackets.push({ isPicture, at: this.#parts.length, from: this.#at + length });
    if (this.#brackets.length > MAX_OPEN) this.#brackets.shift();
    this.#put(isPicture ? '![' : '[', length);
  }

  end(): void {
    const open = this.#brackets.pop();
    const target = open && this.#target(this.#text.slice(open.from, this.#at));
    if (!open || !target) {
      this.#put(']', 1);
      return;
    }
    const inner = this.#parts.splice(open.at + 1).join('');
    while (this.#emphasis.length > 0 && (this.#emphasis.at(-1)?.at ?? 0) > open.at) this.#emphasis.pop();
    const { href, title, length } = target;
    const said = title === '' ? '' : ` title="${escapeHtml(title)}"`;
    this.#parts[open.at] = open.isPicture
      ? `<img src="${escapeHtml(href)}" alt="${escapeHtml(this.#text.slice(open.from, this.#at))}"${said}>`
      : `<a href="${escapeHtml(href)}"${said}>${inner}</a>`;
    this.#at += length;
  }

  /** What follows the closing bracket, or what the words within name. */
  #target(label: string): { href: string; title: string; length: number } | undefined {
    const rest = this.#text.slice(this.#at + 1, this.#at + 1 + MAX_TARGET);
    const direct =
      /^\(\s{0,9}(?:<([^<>\n]*)>|([^\s()]*(?:\([^\s()]*\)[^\s()]*){0,9}))(?:\s{1,9}(?:"([^"]*)"|'([^']*)'))?\s{0,9}\)/.exec(
        rest,
      );
    if (direct) {
      const [whole, angled, plain = '', double, single = ''] = direct;
      return { href: angled ?? plain, title: double ?? single, length: whole.length + 1 };
    }
    const named = /^\s?\[([^[\]]{0,300})\]/.exec(rest);
    const name = named?.[1] || label;
    const known = name.length > 300 ? undefined : this.#references.get(referenceKey(name));
    return known && { ...known, length: (named?.[0].length ?? 0) + 1 };
  }
}

const MAX_OPEN = 100;
const RUNS: Readonly<Record<string, RegExp>> = { '*': /\*{1,3}/y, _: /_{1,3}/y };
const LETTER = /[\p{L}\p{N}]/u;

type Step = 'escape' | 'code' | 'tag' | 'entity' | 'line' | 'emphasis' | 'picture' | 'bracket' | 'end';
const STEPS: Readonly<Record<string, Step | undefined>> = Object.assign(Object.create(null), {
  '\\': 'escape',
  '`': 'code',
  '<': 'tag',
  '&': 'entity',
  '\n': 'line',
  '*': 'emphasis',
  _: 'emphasis',
  '~': 'emphasis',
  '!': 'picture',
  '[': 'bracket',
  ']': 'end',
});

export function referenceKey(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}
