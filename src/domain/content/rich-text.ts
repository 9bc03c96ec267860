/**
 * Rich text as a JSON document: a small ProseMirror-style schema. No HTML is stored; one renderer makes it.
 * Unknown node and mark types are refused on save and skipped (children kept) on render.
 */
import { z } from 'zod';
import { linkSchema, mediaRefSchema } from '../links/link.ts';
import { type Direction, directionOfWords } from '../locale/direction.ts';
import { WORD_LOOKS } from './word-looks.ts';

const markSchema = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['bold', 'italic', 'underline', 'strike', 'code']) }),
  z.object({ type: z.literal('link'), link: linkSchema }),
  z.object({ type: z.literal('shape'), shape: z.string().max(40) }),
  z.object({ type: z.literal('tone'), value: z.enum(WORD_LOOKS.tone) }),
  z.object({ type: z.literal('highlight'), value: z.enum(WORD_LOOKS.highlight) }),
  z.object({ type: z.literal('size'), value: z.enum(WORD_LOOKS.size) }),
]);
export type Mark = z.infer<typeof markSchema>;

export type RichNode =
  | { type: 'text'; text: string; marks?: Mark[] | undefined }
  | { type: 'break' | 'rule' }
  | {
      type: 'paragraph' | 'bulletList' | 'listItem' | 'quote' | 'table' | 'row';
      anchor?: string | undefined;
      align?: Align | undefined;
      dir?: Direction | undefined;
      content?: RichNode[] | undefined;
    }
  | {
      type: 'heading';
      level: 1 | 2 | 3 | 4;
      anchor?: string | undefined;
      align?: Align | undefined;
      dir?: Direction | undefined;
      content?: RichNode[] | undefined;
    }
  | { type: 'orderedList'; start?: number | undefined; content?: RichNode[] | undefined }
  | { type: 'codeBlock'; language?: string | undefined; content?: RichNode[] | undefined }
  | {
      type: 'cell';
      header?: boolean | undefined;
      colspan?: number | undefined;
      rowspan?: number | undefined;
      content?: RichNode[] | undefined;
    }
  | {
      type: 'image';
      media: { ref: 'media'; id: string };
      alt?: string | undefined;
      caption?: string | undefined;
    };
type Align = 'start' | 'center' | 'end';

/** Where the first letter does not say it, such as a Hebrew sentence that begins with a Latin name. */
const dir = z.enum(['ltr', 'rtl']).optional();
const align = z.enum(['start', 'center', 'end']).optional();
/** What links to a place in the text name, behind `#`. */
const anchor = z
  .string()
  .regex(/^[^\s#"'<>&]{1,98}$/)
  .optional();
const content = z.lazy(() => z.array(nodeSchema).optional());

// By type, so that a node is tried against its own shape only: pages are parsed at every rendering.
const nodeSchema: z.ZodType<RichNode> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.object({
      type: z.literal('text'),
      text: z.string().min(1),
      marks: z.array(markSchema).max(8).optional(),
    }),
    z.object({ type: z.enum(['break', 'rule']) }),
    z.object({
      type: z.enum(['paragraph', 'bulletList', 'listItem', 'quote', 'table', 'row']),
      anchor,
      align,
      dir,
      content,
    }),
    z.object({
      type: z.literal('heading'),
      level: z.union([z.literal(1), z.literal(2), z.literal(3), z.literal(4)]),
      anchor,
      align,
      dir,
      content,
    }),
    z.object({ type: z.literal('orderedList'), start: z.int().optional(), content }),
    z.object({ type: z.literal('codeBlock'), language: z.string().max(40).optional(), content }),
    z.object({
      type: z.literal('cell'),
      header: z.boolean().optional(),
      colspan: z.int().min(1).max(20).optional(),
      rowspan: z.int().min(1).max(200).optional(),
      content,
    }),
    z.object({
      type: z.literal('image'),
      media: mediaRefSchema,
      alt: z.string().max(1000).optional(),
      caption: z.string().max(2000).optional(),
    }),
  ]),
);

export const richTextSchema = z
  .object({ type: z.literal('doc'), content: z.array(nodeSchema).max(5000) })
  .meta({
    id: 'RichText',
    description: 'Rich text: paragraphs, headings 1 to 4, lists, quotes, code, rules, tables and images.',
    control: 'rich-text',
  });
export type RichText = z.infer<typeof richTextSchema>;

export const EMPTY_RICH_TEXT: RichText = { type: 'doc', content: [] };

/** The nodes within a node; none for leaves. */
export function childrenOf(node: RichNode): readonly RichNode[] {
  return 'content' in node ? (node.content ?? []) : [];
}

const directions = new WeakMap<RichNode, Direction | 'none'>();

/** Its own direction, else that of its first letter; undefined without letters, and for code. */
export function directionOf(node: RichNode): Direction | undefined {
  const known = directions.get(node) ?? findDirection(node) ?? 'none';
  directions.set(node, known);
  return known === 'none' ? undefined : known;
}

function findDirection(node: RichNode): Direction | undefined {
  if ('dir' in node && node.dir) return node.dir;
  if (node.type === 'text') return directionOfWords(node.text);
  if (node.type === 'codeBlock') return undefined;
  for (const child of childrenOf(node)) {
    const direction = directionOf(child);
    if (direction) return direction;
  }
  return undefined;
}

/** For a paragraph or heading: what has to be kept since its first letter says something else. */
export function keptDirection(
  content: readonly RichNode[],
  dir: Direction | undefined,
): { readonly dir?: Direction } {
  const shown = directionOf({ type: 'paragraph', content: [...content] });
  // Figures and signs follow what is around them, which is written from left to right mostly.
  const isSaid = shown === undefined ? dir !== 'rtl' : shown === dir;
  return dir === undefined || isSaid ? {} : { dir };
}

function wordsOf(node: RichNode): string {
  if (node.type === 'text') return node.text;
  if (node.type === 'image') return ` ${node.alt ?? ''} ${node.caption ?? ''} `;
  return `${childrenOf(node).map(wordsOf).join('')} `;
}

/** The words of a rich text, blocks separated by spaces: for search, excerpts and descriptions. */
export function plainText(doc: RichText): string {
  return doc.content.map(wordsOf).join('').replace(/\s+/g, ' ').trim();
}

/** The longest line above a heading that a template may set as an eyebrow, in characters. */
const LONGEST_EYEBROW = 60;

/** Whether a text opens with a short line above its title, such as a place and a date. A paragraph that is read is none. */
export function hasEyebrow({ content: [first, second] }: RichText): boolean {
  if (first?.type !== 'paragraph' || second?.type !== 'heading' || second.level > 2) return false;
  const words = wordsOf(first).trim();
  return words !== '' && words.length <= LONGEST_EYEBROW;
}

/** The first paragraphs that follow one another, an eyebrow left out: what a text begins to say. */
export function openingProse(doc: RichText): string {
  const nodes = hasEyebrow(doc) ? doc.content.slice(1) : doc.content;
  const isProse = (node: RichNode) => node.type === 'paragraph' && wordsOf(node).trim() !== '';
  const from = nodes.findIndex(isProse);
  if (from === -1) return '';
  const end = nodes.findIndex((node, index) => index > from && node.type !== 'paragraph');
  return plainText({ type: 'doc', content: nodes.slice(from, end === -1 ? undefined : end) });
}

/** A rich text of plain paragraphs; the shortest way to write one by hand. */
export function paragraphs(...texts: string[]): RichText {
  return {
    type: 'doc',
    content: texts.map((text) => ({
      type: 'paragraph',
      content: text === '' ? [] : [{ type: 'text', text }],
    })),
  };
}
