/**
 * Markdown as HTML, with what people use of it: headings, lists, quotes, code, tables, HTML within. What a generator
 * of sites adds in braces is left to its reader.
 */
import { escapeHtml } from '../../escape-html.ts';
import { inlineHtml, type References, referenceKey } from './inline.ts';

const MAX_NESTING = 12;
/** Those of Unicode too, which patterns take for the end of a line. */
const LINE_ENDS = /\r\n?|[\u2028\u2029]/g;
const REFERENCE = /^ {0,3}\[([^\]^][^\]]{0,298})\]:\s*<?(\S{1,2000}?)>?(?:\s+["'(](.{0,300})["')])?\s*$/;

export function markdownHtml(text: string): string {
  const references = new Map<string, { href: string; title: string }>();
  let fence = '';
  const rest = text
    .replace(LINE_ENDS, '\n')
    .split('\n')
    .filter((line) => {
      fence = fenceAfter(fence, line);
      const found = fence === '' ? referenceIn(line) : undefined;
      if (found && !references.has(found.key)) references.set(found.key, found);
      return found === undefined;
    });
  return blocksHtml(rest, references, 0);
}

/** The fence that is open behind a line. */
function fenceAfter(fence: string, line: string): string {
  const mark = FENCE.exec(line)?.[1] ?? '';
  if (mark === '') return fence;
  if (fence === '') return mark;
  return mark.startsWith(fence) ? '' : fence;
}

function referenceIn(line: string): { key: string; href: string; title: string } | undefined {
  const [, name, href = '', title = ''] = (line.length < 3000 && REFERENCE.exec(line)) || [];
  return name === undefined ? undefined : { key: referenceKey(name), href, title };
}

const FENCE = /^ {0,3}(`{3,}|~{3,})/;
const HEADING = /^ {0,3}(#{1,6})(?=[ \t]|$)/;
const RULE = /^ {0,3}(?:(?:\*[ \t]*){3,}|(?:-[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const ITEM = /^( {0,3})([*+-]|\d{1,9}[.)])(?:([ \t]+)([\s\S]*)|$)/;
const HTML =
  /^ {0,3}<(?:\/?(?:address|article|aside|audio|blockquote|center|details|dialog|div|dl|fieldset|figure|footer|form|h[1-6]|header|hr|iframe|main|nav|ol|p|picture|pre|script|section|style|summary|table|ul|video)\b|!--)/i;
const QUOTE = /^ {0,3}>/;
const TABLE_RULE = /^ {0,3}\|?[ \t]*:?-+:?[ \t]*(?:\|[ \t]*:?-+:?[ \t]*)*(?:\|[ \t]*)?$/;

/** Without the spaces before it, but no more than so many. */
function unindent(line: string, most: number): string {
  let spaces = 0;
  while (spaces < most && line[spaces] === ' ') spaces += 1;
  return line.slice(spaces);
}

class Blocks {
  readonly html: string[] = [];
  readonly #lines: readonly string[];
  readonly #references: References;
  readonly #depth: number;
  #at = 0;

  constructor(lines: readonly string[], references: References, depth: number) {
    this.#lines = lines;
    this.#references = references;
    this.#depth = depth;
  }

  read(): string {
    while (this.#at < this.#lines.length) this.#block(this.#line());
    return this.html.join('\n');
  }

  #line(): string {
    return this.#lines[this.#at] ?? '';
  }

  #block(line: string): void {
    if (line.trim() === '') this.#at += 1;
    else if (FENCE.test(line)) this.#fenced(line);
    else if (HEADING.test(line)) this.#heading(line);
    else if (RULE.test(line)) this.#one('<hr>');
    else if (this.#depth < MAX_NESTING && QUOTE.test(line)) this.#quote();
    else if (this.#depth < MAX_NESTING && ITEM.test(line)) this.#list(line);
    else this.#further(line);
  }

  #further(line: string): void {
    const isTable = line.includes('|') && TABLE_RULE.test(this.#lines[this.#at + 1] ?? '');
    if (/^(?: {4}|\t)/.test(line)) this.#indented();
    else if (HTML.test(line)) this.#markup(line);
    else if (isTable) this.#table();
    else this.#paragraph();
  }

  #one(html: string): void {
    this.html.push(html);
    this.#at += 1;
  }

  #take(isPart: (line: string) => boolean): string[] {
    const from = this.#at;
    while (this.#at < this.#lines.length && isPart(this.#line())) this.#at += 1;
    return this.#lines.slice(from, this.#at);
  }

  #inline(text: string): string {
    return inlineHtml(text, this.#references);
  }

  #fenced(line: string): void {
    const mark = FENCE.exec(line)?.[1] ?? '```';
    const indent = line.search(/\S/);
    const language = /^[{.]*([\w+#-]{1,40})/.exec(line.trim().slice(mark.length).trim())?.[1] ?? '';
    this.#at += 1;
    const code = this.#take((each) => !(FENCE.exec(each)?.[1] ?? '').startsWith(mark));
    this.#at += 1;
    const text = code.map((each) => unindent(each, indent)).join('\n');
    const named = language === '' ? '' : ` class="language-${language.toLowerCase()}"`;
    this.html.push(`<pre><code${named}>${escapeHtml(text)}</code></pre>`);
  }

  #indented(): void {
    const code = this.#take((each) => /^(?: {4}|\t)/.test(each) || each.trim() === '');
    const text = code.map((each) => each.replace(/^(?: {4}|\t)/, '')).join('\n');
    this.html.push(`<pre><code>${escapeHtml(text.trimEnd())}</code></pre>`);
  }

  #heading(line: string): void {
    const [whole = '', marks = '#'] = HEADING.exec(line) ?? [];
    this.#titled(
      marks.length,
      line
        .slice(whole.length)
        .trim()
        .replace(/(?:^|\s)#{1,20}$/, ''),
    );
    this.#at += 1;
  }

  /** With the name that links lead to: the one in braces, or the one that programs make of its words. */
  #titled(level: number, text: string): void {
    const title = text.trimEnd();
    const open = title.endsWith('}') ? title.lastIndexOf('{') : title.length;
    const given = /^\{:?\s*#([\w-]{1,90})/.exec(title.slice(open, open + 300))?.[1];
    const words = given === undefined ? text : title.slice(0, open).trimEnd();
    const made = words
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s_-]/gu, '')
      .trim()
      .replace(/\s/g, '-')
      .slice(0, 90);
    const id = given ?? made;
    this.html.push(
      `<h${level}${id === '' ? '' : ` id="${escapeHtml(id)}"`}>${this.#inline(words)}</h${level}>`,
    );
  }

  #quote(): void {
    const lines = this.#take((each) => /^ {0,3}>/.test(each) || (each.trim() !== '' && !startsBlock(each)));
    const inner = lines.map((each) => each.replace(/^ {0,3}> ?/, ''));
    this.html.push(`<blockquote>${blocksHtml(inner, this.#references, this.#depth + 1)}</blockquote>`);
  }

  #list(line: string): void {
    const [, , marker = '-'] = ITEM.exec(line) ?? [];
    const isOrdered = /\d/.test(marker);
    const kind = marker.at(-1);
    const start = isOrdered ? Number.parseInt(marker, 10) : 1;
    const items: string[] = [];
    for (;;) {
      const found = ITEM.exec(this.#line());
      if (!found || found[2]?.at(-1) !== kind || RULE.test(this.#line())) break;
      items.push(this.#item(found));
    }
    const attribute = isOrdered && start !== 1 ? ` start="${start}"` : '';
    const tag = isOrdered ? 'ol' : 'ul';
    this.html.push(`<${tag}${attribute}>${items.map((item) => `<li>${item}</li>`).join('')}</${tag}>`);
  }

  #item([, indent = '', marker = '', space = ' ', first = '']: RegExpExecArray): string {
    const width = indent.length + marker.length + Math.min(4, Math.max(1, space.length));
    this.#at += 1;
    let isAfterBlank = false;
    const more = this.#take((each) => {
      const isBlank = each.trim() === '';
      const isInside = isBlank || each.search(/\S/) >= Math.min(width, 2) || each.startsWith('\t');
      const isLazy = !isAfterBlank && !startsBlock(each);
      isAfterBlank = isBlank;
      return isInside || isLazy;
    });
    const lines = [first, ...more.map((each) => unindent(each.replace(/^\t/, '    '), width))];
    while (lines.at(-1)?.trim() === '') lines.pop();
    const task = /^\[([ xX])\]\s+/.exec(lines[0] ?? '');
    if (task) lines[0] = `${task[1] === ' ' ? '☐' : '☑'} ${lines[0]?.slice(task[0].length) ?? ''}`;
    return blocksHtml(lines, this.#references, this.#depth + 1);
  }

  /** To the next blank line, or to where the element ends. */
  #markup(line: string): void {
    const raw = /^ {0,3}<(pre|script|style|!--)/i.exec(line)?.[1]?.toLowerCase();
    const end = raw === undefined ? undefined : raw === '!--' ? '-->' : `</${raw}`;
    if (end === undefined) {
      this.html.push(this.#take((each) => each.trim() !== '').join('\n'));
      return;
    }
    const lines = this.#take((each) => !each.toLowerCase().includes(end));
    this.html.push([...lines, this.#line()].join('\n'));
    this.#at += 1;
  }

  #table(): void {
    const rows = this.#take((each) => each.trim() !== '' && each.includes('|')).map(cellsOf);
    const row = (cells: readonly string[], tag: string) =>
      `<tr>${cells.map((cell) => `<${tag}>${this.#inline(cell)}</${tag}>`).join('')}</tr>`;
    const [head = [], , ...body] = rows;
    this.html.push(
      `<table><thead>${row(head, 'th')}</thead><tbody>${body.map((cells) => row(cells, 'td')).join('')}</tbody></table>`,
    );
  }

  #paragraph(): void {
    const lines: string[] = [];
    let level = 0;
    this.#take((line) => {
      if (level > 0 || line.trim() === '') return false;
      level = lines.length > 0 ? underlined(line) : 0;
      if (level > 0) return true;
      if (lines.length > 0 && startsBlock(line)) return false;
      lines.push(line.replace(/^ {0,3}/, ''));
      return true;
    });
    const text = lines.join('\n').trimEnd();
    if (level > 0) this.#titled(level, text);
    else if (!/^\{:[^}]{0,300}\}$/.test(text)) this.html.push(`<p>${this.#inline(text)}</p>`);
  }
}

/** The level of the heading above a line of signs; 0 for another line. */
function underlined(line: string): number {
  const mark = /^ {0,3}(=+|-+)[ \t]*$/.exec(line)?.[1];
  if (mark === undefined) return 0;
  return mark.startsWith('=') ? 1 : 2;
}

function blocksHtml(lines: readonly string[], references: References, depth: number): string {
  return new Blocks(lines, references, depth).read();
}

function startsBlock(line: string): boolean {
  return (
    FENCE.test(line) ||
    HEADING.test(line) ||
    RULE.test(line) ||
    /^ {0,3}>/.test(line) ||
    ITEM.test(line) ||
    HTML.test(line)
  );
}

function cellsOf(line: string): string[] {
  const inner = line.trim().replace(/^\|/, '').replace(/\|$/, '');
  return inner.split(/(?<!\\)\|/).map((cell) => cell.trim().replaceAll('\\|', '|'));
}
