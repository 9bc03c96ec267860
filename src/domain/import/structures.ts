/** Lists, tables, quotes, listings and headings as rich text. */
import { keptDirection, type RichNode } from '../content/rich-text.ts';
import type { Converter, Scope } from './converter.ts';
import { isBlank, linkedWords, paragraph, words } from './fragments.ts';
import { findTag, type HtmlElement, type HtmlNode, isElement, textOf } from './html-tree.ts';
import { dirOf, textSetting } from './looks.ts';

/** Lists and quotes nested deeper are written on one level, so that a document stays readable by recursion. */
const MAX_NESTING = 8;

/** An element's lists within lists, quotes and tables, counted on the way down. */
export type Nested = Scope & { readonly nesting?: number };

function deeper(scope: Nested): Nested {
  return { ...scope, nesting: (scope.nesting ?? 0) + 1, align: undefined };
}

function isTooDeep(scope: Nested): boolean {
  return (scope.nesting ?? 0) >= MAX_NESTING;
}

export function listNodes(converter: Converter, list: HtmlElement, scope: Nested): RichNode[] {
  if (isTooDeep(scope)) return converter.nodes(list.children, scope);
  return partsByNumber(list).flatMap((part) => listPart(converter, part, scope));
}

function listPart(converter: Converter, list: HtmlElement, scope: Nested): RichNode[] {
  const content = listItems(converter, list, scope).filter(
    (item) => !isBlank('content' in item ? (item.content ?? []) : []),
  );
  if (content.length === 0) return [];
  if (list.tag !== 'ol') return [{ type: 'bulletList', content }];
  noteNumbering(converter, list);
  return [orderedList(content, list.attributes['start'])];
}

function orderedList(content: RichNode[], wish: string | undefined): RichNode {
  const start = Number(wish ?? 1);
  return { type: 'orderedList', ...(Number.isSafeInteger(start) && start !== 1 ? { start } : {}), content };
}

const LETTERS = /^(?:[aAiI]|lower-alpha|upper-alpha|lower-roman|upper-roman)$/;

/** Numbers count up from where they begin; other ways of counting are said. */
function noteNumbering({ context }: Converter, { attributes }: HtmlElement): void {
  const { type = '', style = '' } = attributes;
  const kind = /list-style(?:-type)?:\s*([\w-]+)/.exec(style)?.[1] ?? type;
  if (LETTERS.test(kind)) context.note('a list with letters or Roman numbers counts in plain numbers here');
  if (attributes['reversed'] !== undefined) context.note('a list that counted down counts up here');
}

/** Where an item bears a number of its own, a list begins anew with it. */
function partsByNumber(list: HtmlElement): HtmlElement[] {
  if (list.tag !== 'ol') return [list];
  const parts: { start: string | undefined; children: HtmlNode[] }[] = [
    { start: list.attributes['start'], children: [] },
  ];
  for (const child of list.children) {
    const value = isElement(child) && child.tag === 'li' ? child.attributes['value'] : undefined;
    if (value !== undefined && /^-?\d{1,6}$/.test(value)) parts.push({ start: value, children: [child] });
    else parts.at(-1)?.children.push(child);
  }
  return parts.map(({ start, children }) => ({
    ...list,
    attributes: { ...list.attributes, ...(start === undefined ? {} : { start }) },
    children,
  }));
}

function listItems(converter: Converter, list: HtmlElement, scope: Nested): RichNode[] {
  const items: RichNode[] = [];
  for (const child of list.children) {
    if (!isElement(child)) items.push(listItem(converter, [child], scope));
    else if (child.tag === 'li')
      items.push(listItem(converter, child.children, { ...scope, dir: dirOf(child) ?? scope.dir }));
    else addToLastItem(items, converter.nodes([child], deeper(scope)));
  }
  return items;
}

function listItem(converter: Converter, nodes: readonly HtmlNode[], scope: Nested): RichNode {
  return { type: 'listItem', content: converter.nodes(nodes, { ...deeper(scope), hasLineBreaks: false }) };
}

/** A list directly inside a list, as old editors wrote it, belongs to the item before it. */
function addToLastItem(items: RichNode[], nodes: RichNode[]): void {
  // White space between the items made one of its own.
  while (isEmptyItem(items.at(-1))) items.pop();
  const last = items.at(-1);
  if (last?.type === 'listItem')
    items[items.length - 1] = { ...last, content: [...(last.content ?? []), ...nodes] };
  else if (nodes.length > 0) items.push({ type: 'listItem', content: nodes });
}

function isEmptyItem(item: RichNode | undefined): boolean {
  return item?.type === 'listItem' && isBlank(item.content ?? []);
}

export function definitionNodes(converter: Converter, list: HtmlElement, scope: Nested): RichNode[] {
  return list.children.flatMap((child) => {
    if (!isElement(child)) return [];
    const inner = { ...deeper(scope), hasLineBreaks: false };
    if (child.tag !== 'dt') return converter.nodes(child.children, inner);
    return converter.nodes(child.children, { ...inner, marks: [...scope.marks, { type: 'bold' }] });
  });
}

export function quoteNodes(converter: Converter, quote: HtmlElement, scope: Nested): RichNode[] {
  if (isTooDeep(scope)) return converter.nodes(quote.children, scope);
  const cite = quote.children.find((child) => isElement(child) && ['cite', 'footer'].includes(child.tag));
  const rest = quote.children.filter((child) => child !== cite);
  const content = converter.nodes(rest, deeper(scope));
  const source = isElement(cite) ? converter.nodes(cite.children, plainly(scope)) : [];
  const credited = [
    ...source.map((node) => (node.type === 'paragraph' ? withDash(node) : node)),
    ...(source.length > 0 ? [] : citedAddress(converter, quote)),
  ];
  return isBlank([...content, ...credited]) ? [] : [{ type: 'quote', content: [...content, ...credited] }];
}

/** Where a quote was taken from, as its markup says and no browser shows: said where nothing else names its source. */
function citedAddress({ context }: Converter, { attributes }: HtmlElement): RichNode[] {
  const address = attributes['cite'] ?? '';
  const link = /^https?:/i.test(address) && URL.canParse(address) ? context.link(address) : undefined;
  return link
    ? [paragraph(words('— '), linkedWords(new URL(address).hostname.replace(/^www\./, ''), link))]
    : [];
}

function plainly(scope: Nested): Nested {
  return { ...deeper(scope), hasLineBreaks: false };
}

function withDash(
  node: Extract<RichNode, { type: 'paragraph' | 'bulletList' | 'listItem' | 'quote' | 'table' | 'row' }>,
): RichNode {
  return { ...node, content: [words('— '), ...(node.content ?? [])] };
}

export function codeNodes(element: HtmlElement): RichNode[] {
  const code = findTag(element.children, 'code');
  const language = /(?:language|lang|brush)[-:]\s*([a-z0-9+#-]+)/i.exec(
    `${element.attributes['class'] ?? ''} ${code?.attributes['class'] ?? ''}`,
  )?.[1];
  const text = textOf(element.children).replaceAll('\r', '').replace(/^\n/, '').trimEnd().toWellFormed();
  if (text === '') return [];
  return [
    { type: 'codeBlock', ...(language ? { language: language.slice(0, 40) } : {}), content: [words(text)] },
  ];
}

/** Verse keeps its lines and the spaces before them. */
export function verseNodes(element: HtmlElement): RichNode[] {
  const lines = textOf(element.children).replaceAll('\r', '').trim().split('\n');
  const content = lines.flatMap((line, index): RichNode[] => {
    const text = line
      .replace(/^ +/, (spaces) => '\u00a0'.repeat(spaces.length))
      .trimEnd()
      .toWellFormed();
    return [...(index > 0 ? [{ type: 'break' } as const] : []), ...(text === '' ? [] : [words(text)])];
  });
  return isBlank(content) ? [] : [paragraph(...content)];
}

const MAX_ROWS = 2000;
const MAX_SPAN = { colspan: 20, rowspan: 200 };

export function tableNodes(converter: Converter, table: HtmlElement, scope: Nested): RichNode[] {
  if (isTooDeep(scope)) return converter.nodes(table.children, scope);
  const rows = rowsOf(table.children).flatMap((row) => tableRow(converter, row, deeper(scope)));
  const caption = findTag(table.children, 'caption');
  const before = caption ? converter.nodes(caption.children, { ...scope, hasLineBreaks: false }) : [];
  if (rows.length === 0) return before;
  if (rows.length > MAX_ROWS) converter.context.note(`a table of ${rows.length} rows was split`);
  const tables: RichNode[] = [];
  for (let at = 0; at < rows.length; at += MAX_ROWS) {
    const content = rows.slice(at, at + MAX_ROWS);
    tables.push({ type: 'table', ...keptDirection(content, dirOf(table)), content });
  }
  return [...before, ...tables];
}

/** Rows of this table, not those of tables in its cells. */
function rowsOf(nodes: readonly HtmlNode[]): HtmlElement[] {
  return nodes.flatMap((node) => {
    if (!isElement(node) || node.tag === 'caption') return [];
    return node.tag === 'tr'
      ? [node]
      : ['thead', 'tbody', 'tfoot'].includes(node.tag)
        ? rowsOf(node.children)
        : [];
  });
}

function isCell({ tag }: HtmlElement): boolean {
  return tag === 'td' || tag === 'th';
}

function tableRow(converter: Converter, row: HtmlElement, scope: Nested): RichNode[] {
  const cells = row.children.filter((child) => isElement(child)).filter(isCell);
  if (cells.length === 0) return [];
  const content = cells.map(
    (cell): RichNode => ({
      type: 'cell',
      ...(cell.tag === 'th' ? { header: true } : {}),
      ...spanOf(cell, 'colspan'),
      ...spanOf(cell, 'rowspan'),
      content: unwrapSingle(
        converter.nodes(cell.children, {
          ...scope,
          hasLineBreaks: false,
          ...textSetting(cell, { ...scope, ...textSetting(row, scope) }),
        }),
      ),
    }),
  );
  return [{ type: 'row', content }];
}

/** A cell of one paragraph holds its words directly. */
function unwrapSingle(nodes: RichNode[]): RichNode[] {
  const [only] = nodes;
  return nodes.length === 1 && only?.type === 'paragraph' && !only.align && !only.dir
    ? (only.content ?? [])
    : nodes;
}

function spanOf(cell: HtmlElement, name: 'colspan' | 'rowspan'): Record<string, number> {
  const span = Number(cell.attributes[name] ?? 1);
  if (!Number.isSafeInteger(span) || span <= 1) return {};
  return { [name]: Math.min(span, MAX_SPAN[name]) };
}
