/**
 * Maps rich text to the editor's document and back. What has not been edited maps back to the identical value; what
 * has is normalised: neighbouring runs with equal marks are merged, and marks follow the renderer's order.
 */
import type { Mark as ProseMark, Node as ProseNode, Schema } from '@tiptap/pm/model';
import { childrenOf, type Mark, type RichNode, type RichText } from '#domain/content/rich-text.ts';

/** The value each node was made from, for as long as the node is unchanged. */
const origins = new WeakMap<ProseNode, RichNode | RichText>();

type TextNode = Extract<RichNode, { type: 'text' }>;
type Of<Type extends RichNode['type']> = Extract<RichNode, { type: Type }>;

export function toProse(schema: Schema, value: RichText): ProseNode {
  const blocks = blocksOf(schema, value.content);
  const made = schema.node('doc', null, blocks.length > 0 ? blocks : [schema.node('paragraph')]);
  origins.set(made, value);
  return made;
}

export function fromProse(doc: ProseNode): RichText {
  const origin = origins.get(doc) as RichText | undefined;
  if (origin) return origin;
  const value: RichText = { type: 'doc', content: isBlank(doc) ? [] : richBlocks(doc) };
  origins.set(doc, value);
  return value;
}

/** Whether the document is a single empty paragraph. */
export function isBlank(doc: ProseNode): boolean {
  const { firstChild } = doc;
  return (
    doc.childCount === 1 &&
    firstChild?.type.name === 'paragraph' &&
    firstChild.content.size === 0 &&
    firstChild.attrs['align'] === null
  );
}

function isInline(node: RichNode): boolean {
  return node.type === 'text' || node.type === 'break';
}

/** Loose text among blocks becomes paragraphs marked as loose. */
function blocksOf(schema: Schema, nodes: readonly RichNode[]): ProseNode[] {
  const blocks: ProseNode[] = [];
  let run: RichNode[] = [];
  const endRun = () => {
    if (run.length > 0) blocks.push(schema.node('paragraph', { bare: true }, inlinesOf(schema, run)));
    run = [];
  };
  for (const node of nodes) {
    if (isInline(node)) run.push(node);
    else {
      endRun();
      blocks.push(remember(blockOf(schema, node) ?? schema.node('kept', { value: node }), node));
    }
  }
  endRun();
  return blocks;
}

function remember(made: ProseNode, origin: RichNode): ProseNode {
  origins.set(made, origin);
  return made;
}

/** @returns undefined for nodes that no editor can make */
function blockOf(schema: Schema, node: RichNode): ProseNode | undefined {
  switch (node.type) {
    case 'paragraph':
    case 'heading':
      return schema.node(node.type, attributesOf(node), inlinesOf(schema, childrenOf(node)));
    case 'bulletList':
    case 'orderedList':
      return listOf(schema, node);
    case 'quote':
      return schema.node('quote', attributesOf(node), filled(schema, node));
    case 'codeBlock':
      return codeOf(schema, node);
    case 'rule':
      return schema.node('rule');
    case 'table':
      return tableOf(schema, node);
    case 'image':
      return schema.node('image', { value: node });
    default:
      return undefined;
  }
}

/** A node's attributes: everything but its type and content. */
function attributesOf(node: RichNode): Record<string, unknown> {
  const { type: _type, content: _content, ...attributes } = node as Record<string, unknown>;
  return attributes;
}

/** The blocks of a node that must not be empty. */
function filled(schema: Schema, node: RichNode): ProseNode[] {
  const blocks = blocksOf(schema, childrenOf(node));
  return blocks.length > 0 ? blocks : [schema.node('paragraph', { bare: true })];
}

function listOf(schema: Schema, node: RichNode): ProseNode | undefined {
  const entries = childrenOf(node);
  if (entries.length === 0 || entries.some(({ type }) => type !== 'listItem')) return undefined;
  const items = entries.map((entry) =>
    remember(schema.node('listItem', attributesOf(entry), filled(schema, entry)), entry),
  );
  return schema.node(node.type, attributesOf(node), items);
}

function codeOf(schema: Schema, node: Of<'codeBlock'>): ProseNode | undefined {
  const lines = childrenOf(node);
  if (!lines.every((line): line is TextNode => line.type === 'text' && !line.marks?.length)) return undefined;
  const text = lines.map((line) => line.text).join('');
  return schema.node('codeBlock', attributesOf(node), text === '' ? [] : [schema.text(text)]);
}

function tableOf(schema: Schema, node: RichNode): ProseNode | undefined {
  const rows = childrenOf(node);
  const isWhole = rows.every((row) => isRow(row));
  if (rows.length === 0 || !isWhole) return undefined;
  const firstOfBody = rows.findIndex((row) => childrenOf(row).some((cell) => !(cell as Of<'cell'>).header));
  const made = rows.map((row, index) => {
    const cells = childrenOf(row).map((cell) =>
      remember(schema.node('cell', attributesOf(cell), filled(schema, cell)), cell),
    );
    const head = firstOfBody < 0 || index < firstOfBody;
    return remember(schema.node('row', { ...attributesOf(row), head }, cells), row);
  });
  return schema.node('table', attributesOf(node), made);
}

function isRow(row: RichNode): boolean {
  const cells = childrenOf(row);
  return row.type === 'row' && cells.length > 0 && cells.every(({ type }) => type === 'cell');
}

function inlinesOf(schema: Schema, nodes: readonly RichNode[]): ProseNode[] {
  return nodes.map((node) => {
    if (node.type === 'text') return schema.text(node.text, marksOf(schema, node.marks ?? []));
    return node.type === 'break' ? schema.node('break') : schema.node('keptInline', { value: node });
  });
}

/** Like the renderer: of two marks of one kind, the first wins. */
function marksOf(schema: Schema, marks: readonly Mark[]): ProseMark[] {
  const first = marks.filter((mark, index) => marks.findIndex(({ type }) => type === mark.type) === index);
  return first.map(({ type, ...attributes }) => schema.mark(type, attributes));
}

function childNodes(node: ProseNode): ProseNode[] {
  return node.children.slice();
}

function richBlocks(parent: ProseNode): RichNode[] {
  let isAfterBare = false;
  return childNodes(parent).flatMap((node) => {
    // Two neighbouring runs of loose text would merge into one.
    const isBare = node.attrs['bare'] === true && node.attrs['align'] === null && !isAfterBare;
    isAfterBare = isBare;
    return isBare ? richInlines(node) : [richNode(node)];
  });
}

function richNode(node: ProseNode): RichNode {
  const origin = origins.get(node) as RichNode | undefined;
  // Splitting a paragraph or turning it into a heading makes new nodes, so an origin is never stale.
  if (origin) return origin;
  const value = writeNode(node);
  origins.set(node, value);
  return value;
}

function writeNode(node: ProseNode): RichNode {
  const type = node.type.name;
  if (type === 'image' || type === 'kept') return node.attrs['value'] as RichNode;
  if (type === 'rule') return { type: 'rule' };
  const { bare: _bare, head: _head, ...attributes } = node.attrs;
  const said = Object.fromEntries(Object.entries(attributes).filter(([, value]) => value !== null));
  return { type, ...said, content: contentOf(node) } as RichNode;
}

function contentOf(node: ProseNode): RichNode[] {
  if (node.inlineContent) return richInlines(node);
  const type = node.type.name;
  const holdsBlocks = type === 'listItem' || type === 'quote' || type === 'cell';
  return holdsBlocks ? richBlocks(node) : childNodes(node).map(richNode);
}

function richInlines(parent: ProseNode): RichNode[] {
  return childNodes(parent).map((node) => {
    if (node.type.name === 'keptInline') return node.attrs['value'] as RichNode;
    if (!node.isText) return { type: 'break' };
    const marks = node.marks.map(({ type, attrs }) => ({ type: type.name, ...attrs }) as Mark);
    return { type: 'text', text: node.text ?? '', ...(marks.length > 0 ? { marks } : {}) };
  });
}
