/**
 * WordPress block markup: HTML in which comments say where a block begins and ends. Read with one scan; a
 * comment that fits nowhere is plain text to us, as it is to WordPress.
 */
import { isObject } from '../json.ts';

export interface WordPressBlock {
  /** With namespace: `core/paragraph`, `jetpack/map`; empty for HTML outside of any block. */
  readonly name: string;
  readonly attributes: Readonly<Record<string, unknown>>;
  /** Everything between the block's comments, those of inner blocks included. */
  readonly html: string;
  /** The block as it stands in the source, its own comments included. */
  readonly source: string;
  readonly inner: readonly WordPressBlock[];
}

interface Delimiter {
  readonly kind: 'start' | 'end' | 'void';
  readonly name: string;
  readonly json: string;
  readonly from: number;
  readonly to: number;
}

const HEAD = /<!--\s+(\/?)wp:([a-z][a-z0-9_-]*(?:\/[a-z][a-z0-9_-]*)?)(?=\s)/y;

/** The comments that begin and end blocks. Each is looked for once, so hostile input costs no more than its length. */
function* findDelimiters(content: string): Generator<Delimiter> {
  let from = content.indexOf('<!--');
  while (from >= 0) {
    const close = content.indexOf('-->', from + 4);
    if (close < 0) return;
    const delimiter = readDelimiter(content, from, close);
    if (delimiter) yield delimiter;
    from = content.indexOf('<!--', close + 3);
  }
}

function readDelimiter(content: string, from: number, close: number): Delimiter | undefined {
  HEAD.lastIndex = from;
  const head = HEAD.exec(content);
  if (!head || HEAD.lastIndex >= close) return undefined;
  const rest = content.slice(HEAD.lastIndex, close).trim();
  const isVoid = rest.endsWith('/');
  const name = head[2] ?? '';
  return {
    kind: head[1] ? 'end' : isVoid ? 'void' : 'start',
    name: name.includes('/') ? name : `core/${name}`,
    json: isVoid ? rest.slice(0, -1) : rest,
    from,
    to: close + 3,
  };
}

/** Blocks nested deeper are left as the HTML of the block around them. */
const MAX_DEPTH = 40;

interface Open {
  readonly name: string;
  readonly attributes: Record<string, unknown>;
  readonly startsAt: number;
  readonly contentAt: number;
  readonly inner: WordPressBlock[];
}

export function hasBlocks(content: string): boolean {
  return content.includes('<!-- wp:');
}

/** The top-level blocks; stretches of HTML between them come as blocks without a name. */
export function parseBlocks(content: string): WordPressBlock[] {
  const reading = new Reading(content);
  for (const delimiter of findDelimiters(content)) {
    if (delimiter.kind === 'end') reading.end(delimiter);
    else reading.begin(delimiter);
  }
  return reading.finish();
}

class Reading {
  readonly #content: string;
  readonly #root: WordPressBlock[] = [];
  readonly #stack: Open[] = [];
  /** Where HTML outside of any block begins. */
  #loose = 0;

  constructor(content: string) {
    this.#content = content;
  }

  begin({ kind, name, json, from, to }: Delimiter): void {
    if (this.#stack.length >= MAX_DEPTH) return;
    this.#addLoose(from);
    const attributes = readAttributes(json);
    if (kind === 'void') {
      this.#add({ name, attributes, html: '', source: this.#content.slice(from, to), inner: [] });
    } else this.#stack.push({ name, attributes, startsAt: from, contentAt: to, inner: [] });
    this.#loose = to;
  }

  end({ name, from, to }: Delimiter): void {
    const open = this.#stack.at(-1);
    if (open?.name !== name) return;
    this.#stack.pop();
    this.#add(closeBlock(this.#content, open, from, to));
    this.#loose = to;
  }

  /** Blocks that were never closed reach to the end. */
  finish(): WordPressBlock[] {
    const { length } = this.#content;
    const [open] = this.#stack;
    if (open) {
      const inner = this.#stack.flatMap((each) => each.inner);
      this.#root.push(closeBlock(this.#content, { ...open, inner }, length, length));
    } else this.#addLoose(length);
    return this.#root;
  }

  #add(block: WordPressBlock): void {
    (this.#stack.at(-1)?.inner ?? this.#root).push(block);
  }

  #addLoose(until: number): void {
    const html = this.#content.slice(this.#loose, until);
    if (this.#stack.length > 0 || html.trim() === '') return;
    this.#root.push({ name: '', attributes: {}, html, source: html, inner: [] });
  }
}

function closeBlock(content: string, open: Open, contentEnd: number, end: number): WordPressBlock {
  const { name, attributes, inner } = open;
  return {
    name,
    attributes,
    html: content.slice(open.contentAt, contentEnd),
    source: content.slice(open.startsAt, end),
    inner,
  };
}

function readAttributes(json: string): Record<string, unknown> {
  if (json.trim() === '') return {};
  try {
    const value: unknown = JSON.parse(json);
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

export function textAttribute(block: Pick<WordPressBlock, 'attributes'>, name: string): string | undefined {
  const value = block.attributes[name];
  return typeof value === 'string' && value !== '' ? value : undefined;
}

export function numberAttribute(block: Pick<WordPressBlock, 'attributes'>, name: string): number | undefined {
  const value = block.attributes[name];
  if (typeof value === 'number' && Number.isFinite(value)) return value;
  return typeof value === 'string' && /^\d+(\.\d+)?$/.test(value) ? Number(value) : undefined;
}
