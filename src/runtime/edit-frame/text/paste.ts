/**
 * Turns what other programs put on the clipboard into rich text: words, headings, lists, tables and links survive,
 * their styling does not. What has to be dropped is counted, so that the owner can be told.
 */
import { keptDirection, type Mark, type RichNode, richTextSchema } from '#domain/content/rich-text.ts';
import type { HtmlElement, HtmlNode } from '#domain/import/html-tree.ts';
import { withLink } from './paste-links.ts';
import { readStyle, restyleMarks } from './paste-marks.ts';
import { nestWordItems, type PastedBlock, wordItemOf } from './paste-word-lists.ts';
import { tidyRun } from './paste-words.ts';

export interface Pasted {
  readonly content: RichNode[];
  /** How many pictures had to be dropped. */
  readonly pictures: number;
}

interface Scope {
  readonly marks: readonly Mark[];
  readonly isHeading?: boolean;
  readonly isPreformatted?: boolean;
}

/** Collects text into paragraphs while walking a tree. */
interface Flow {
  readonly blocks: PastedBlock[];
  run: RichNode[];
  readonly left: { pictures: number };
}

const DROPPED = new Set(
  'head style script title meta link xml template noscript iframe object embed svg math button input select textarea del'.split(
    ' ',
  ),
);
const HEADING = /^h([1-6])$/;
const CONTAINERS = new Set(
  'address article aside body center dd details div dl dt fieldset figcaption figure footer form header html main nav section summary'.split(
    ' ',
  ),
);

export function readPastedHtml(nodes: readonly HtmlNode[]): Pasted {
  const left = { pictures: 0 };
  return { content: readBlocks(nodes, { marks: [] }, left), pictures: left.pictures };
}

/** An empty line separates paragraphs; other lines are line breaks within one. */
export function readPastedText(text: string): RichNode[] {
  const paragraphs = text
    .replaceAll('\r\n', '\n')
    .replaceAll('\r', '\n')
    .split(/\n[ \t]*\n\s*/);
  return paragraphs.flatMap((paragraph) => {
    const lines = paragraph.split('\n').map((line) => line.trimEnd());
    const content = lines.flatMap((line, index): RichNode[] => [
      ...(index > 0 ? [{ type: 'break' as const }] : []),
      ...(line === '' ? [] : [{ type: 'text' as const, text: line }]),
    ]);
    return lines.every((line) => line === '') ? [] : [{ type: 'paragraph' as const, content }];
  });
}

function readBlocks(nodes: readonly HtmlNode[], scope: Scope, left: Flow['left']): RichNode[] {
  const flow: Flow = { blocks: [], run: [], left };
  walk(nodes, scope, flow);
  endParagraph(flow, {});
  return nestWordItems(flow.blocks);
}

function walk(nodes: readonly HtmlNode[], scope: Scope, flow: Flow): void {
  for (const node of nodes) {
    if (typeof node === 'string') addWords(node, scope, flow);
    else walkElement(node, scope, flow);
  }
}

function addWords(text: string, scope: Scope, flow: Flow): void {
  const words = scope.isPreformatted ? text : text.replace(/[ \t\n\r\f]+/g, ' ');
  if (words !== '') flow.run.push({ type: 'text', text: words, marks: [...scope.marks] });
}

function walkElement(element: HtmlElement, outer: Scope, flow: Flow): void {
  const { tag, attributes } = element;
  if (isDropped(element)) return;
  const own = ownNode(attributes['data-rich']);
  if (own) addBlock(flow, own);
  else if (tag === 'br') {
    // Google writes one between blocks, Apple one at the end.
    if (flow.run.length > 0) flow.run.push({ type: 'break' });
  } else if (tag === 'img') flow.left.pictures += 1;
  else if (!readStructure(element, outer, flow)) walk(element.children, innerScope(element, outer), flow);
}

function isDropped({ tag, attributes }: HtmlElement): boolean {
  const style = attributes['style'] ?? '';
  return (
    DROPPED.has(tag) ||
    /mso-list:\s*ignore|mso-element:\s*(comment|header|footer)|display:\s*none|mso-hide:\s*all/i.test(
      style,
    ) ||
    /\b(MsoCommentReference|msocomanchor|msocomtxt|visually-hidden)\b/.test(attributes['class'] ?? '') ||
    /^#_msocom/.test(attributes['href'] ?? '')
  );
}

/** A picture copied in our own editor. */
function ownNode(json: string | undefined): RichNode | undefined {
  if (json === undefined || !json.startsWith('{')) return undefined;
  try {
    return richTextSchema.safeParse({ type: 'doc', content: [JSON.parse(json)] }).data?.content[0];
  } catch {
    return undefined;
  }
}

/** @returns whether the element is one that makes blocks */
function readStructure(element: HtmlElement, scope: Scope, flow: Flow): boolean {
  const { tag } = element;
  const level = headingLevel(element);
  if (level !== undefined || tag === 'p') readParagraph(element, scope, flow, level);
  else if (tag === 'ul' || tag === 'ol') addList(flow, element, scope);
  else if (tag === 'blockquote') addBlock(flow, quoteOf(readBlocks(element.children, scope, flow.left)));
  else if (tag === 'pre') addCode(flow, element);
  else if (tag === 'hr') addBlock(flow, { type: 'rule' });
  else if (tag === 'table') addTable(flow, element, scope);
  else if (tag === 'li') addBlocks(flow, [listOf('ul', [itemOf(element, scope, flow.left)])]);
  else if (CONTAINERS.has(tag)) {
    endParagraph(flow, {});
    walk(element.children, innerScope(element, scope), flow);
    endParagraph(flow, alignOf(element));
  } else return false;
  return true;
}

/** Word writes its title style as a paragraph with a class. */
function headingLevel({ tag, attributes }: HtmlElement): 1 | 2 | 3 | 4 | undefined {
  const name = attributes['class'] ?? '';
  if (tag === 'p' && /\bMsoTitle/.test(name)) return 1;
  if (tag === 'p' && /\bMsoSubtitle/.test(name)) return 2;
  const level = HEADING.exec(tag)?.[1];
  return level === undefined ? undefined : (Math.min(4, Number(level)) as 1 | 2 | 3 | 4);
}

function readParagraph(
  element: HtmlElement,
  outer: Scope,
  flow: Flow,
  level: 1 | 2 | 3 | 4 | undefined,
): void {
  endParagraph(flow, {});
  const scope = innerScope(element, { ...outer, isHeading: level !== undefined });
  walk(element.children, scope, flow);
  const content = tidyRun(flow.run);
  const align = { ...alignOf(element), ...keptDirection(content, dirOf(element)) };
  flow.run = [];
  if (content.length === 0) return;
  const item = level === undefined ? wordItemOf(element) : undefined;
  if (item) flow.blocks.push({ ...item, type: 'wordItem', content });
  else if (level !== undefined) flow.blocks.push({ type: 'heading', level, ...align, content });
  else if (/\bMso(Intense)?Quote/.test(element.attributes['class'] ?? ''))
    flow.blocks.push(quoteOf([{ type: 'paragraph', content }]));
  else flow.blocks.push({ type: 'paragraph', ...align, content });
}

function quoteOf(content: RichNode[]): RichNode {
  return { type: 'quote', content };
}

function addBlock(flow: Flow, node: RichNode): void {
  addBlocks(flow, [node]);
}

function addBlocks(flow: Flow, nodes: readonly RichNode[]): void {
  endParagraph(flow, {});
  const isEmpty = (node: RichNode) => 'content' in node && node.content?.length === 0;
  flow.blocks.push(...nodes.filter((node) => !isEmpty(node)));
}

function endParagraph(flow: Flow, align: { align?: 'center' | 'end' }): void {
  const content = tidyRun(flow.run);
  flow.run = [];
  if (content.length > 0) flow.blocks.push({ type: 'paragraph', ...align, content });
}

function addList(flow: Flow, element: HtmlElement, scope: Scope): void {
  const entries = entriesOf(element, scope, flow.left);
  const list = listOf(
    element.tag,
    entries.filter(({ content }) => content?.length),
  );
  const start = Number(element.attributes['start'] ?? 1);
  const isUsual = list.type === 'bulletList' || start === 1 || !Number.isInteger(start);
  addBlock(flow, isUsual ? list : { ...list, start });
}

interface Entry {
  type: 'listItem';
  content?: RichNode[] | undefined;
}

function entriesOf({ children }: HtmlElement, scope: Scope, left: Flow['left']): Entry[] {
  const entries: Entry[] = [];
  for (const child of children) {
    if (typeof child === 'string' || isDropped(child)) continue;
    const last = entries.at(-1);
    if (child.tag !== 'ul' && child.tag !== 'ol') entries.push(itemOf(child, scope, left));
    // Google writes a nested list beside its item, not inside it.
    else if (last) last.content = [...(last.content ?? []), ...readBlocks([child], scope, left)];
    else entries.push(...entriesOf(child, scope, left));
  }
  return entries;
}

function listOf(tag: string, content: RichNode[]) {
  return tag === 'ol' ? { type: 'orderedList' as const, content } : { type: 'bulletList' as const, content };
}

function itemOf(element: HtmlElement, scope: Scope, left: Flow['left']): Entry {
  // The box of a checklist item is an image.
  const children =
    element.attributes['role'] === 'checkbox'
      ? element.children.filter((child) => typeof child === 'string' || child.tag !== 'img')
      : element.children;
  return { type: 'listItem', content: readBlocks(children, innerScope(element, scope), left) };
}

function addCode(flow: Flow, element: HtmlElement): void {
  const text = wordsOf(element.children).replace(/\n$/, '');
  if (text !== '') addBlock(flow, { type: 'codeBlock', content: [{ type: 'text', text }] });
}

function wordsOf(nodes: readonly HtmlNode[]): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return node;
      return node.tag === 'br' ? '\n' : wordsOf(node.children);
    })
    .join('');
}

/** A table with a single cell is a layout, not a table. */
function addTable(flow: Flow, element: HtmlElement, scope: Scope): void {
  const rows = rowsOf(element);
  const cells = rows.flatMap((row) => row.children.filter(isCell));
  const [only] = cells;
  if (cells.length === 1 && only) {
    addBlocks(flow, readBlocks(only.children, scope, flow.left));
    return;
  }
  const content = rows.flatMap((row): RichNode[] => {
    const made = row.children.filter(isCell).map((cell) => cellOf(cell, scope, flow.left));
    return made.length > 0 ? [{ type: 'row', content: made }] : [];
  });
  addBlock(flow, { type: 'table', content });
}

function rowsOf({ children }: HtmlElement): HtmlElement[] {
  return children.flatMap((child) => {
    if (typeof child === 'string' || child.tag === 'table') return [];
    return child.tag === 'tr' ? [child] : rowsOf(child);
  });
}

function isCell(node: HtmlNode): node is HtmlElement {
  return typeof node === 'object' && (node.tag === 'td' || node.tag === 'th');
}

function cellOf(cell: HtmlElement, scope: Scope, left: Flow['left']): RichNode {
  const span = (name: 'colspan' | 'rowspan', max: number) => {
    const value = Number(cell.attributes[name]);
    return Number.isInteger(value) && value > 1 && value <= max ? { [name]: value } : {};
  };
  const blocks = readBlocks(cell.children, scope, left);
  const [only] = blocks;
  const isOneParagraph = blocks.length === 1 && only?.type === 'paragraph' && !only.align;
  return {
    type: 'cell',
    ...(cell.tag === 'th' ? { header: true } : {}),
    ...span('colspan', 20),
    ...span('rowspan', 200),
    content: isOneParagraph ? (only.content ?? []) : blocks,
  };
}

function alignOf({ attributes }: HtmlElement): { align?: 'center' | 'end' } {
  const value = readStyle(attributes['style'])['text-align'] ?? attributes['align'] ?? '';
  if (/^center$/i.test(value)) return { align: 'center' };
  return /^(right|end)$/i.test(value) && attributes['dir'] !== 'rtl' ? { align: 'end' } : {};
}

function dirOf({ attributes: { dir } }: HtmlElement): 'ltr' | 'rtl' | undefined {
  return dir === 'ltr' || dir === 'rtl' ? dir : undefined;
}

function innerScope(element: HtmlElement, outer: Scope): Scope {
  const marks = restyleMarks(outer.marks, element, outer.isHeading === true);
  return { ...outer, marks: element.tag === 'a' ? withLink(marks, element) : marks };
}
