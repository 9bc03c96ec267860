/**
 * A rich text as translators get it: one text per paragraph, heading, list item and cell. Words with a look or a link,
 * and line breaks, are numbered tags (`Read <2>our story</2> first.`), which a translation has to keep.
 */
import { childrenOf, type RichNode, type RichText } from '../content/rich-text.ts';

type Inline = Extract<RichNode, { type: 'text' }> | { readonly type: 'break' };

/** The texts with words, in their order. */
export function segmentsOf(doc: RichText): string[] {
  return doc.content.flatMap(segmentsIn);
}

/**
 * The rich text with other words.
 * @param segments as many as `segmentsOf` gives, each with the same tags
 * @returns why that cannot be, in words
 */
export function withSegments(doc: RichText, segments: readonly string[]): RichText | string {
  const left = [...segments];
  try {
    const content = doc.content.map((node) => replaceIn(node, left));
    if (left.length > 0) return 'There are more paragraphs than in the original.';
    return { ...doc, content };
  } catch (error) {
    if (error instanceof Misfit) return error.message;
    throw error;
  }
}

class Misfit extends Error {}

function segmentsIn(node: RichNode): string[] {
  if (node.type === 'codeBlock') return [];
  const inline = inlineOf(node);
  if (!inline) return childrenOf(node).flatMap(segmentsIn);
  return hasWords(inline) ? [toTags(inline)] : [];
}

function replaceIn(node: RichNode, left: string[]): RichNode {
  if (node.type === 'codeBlock' || !('content' in node)) return node;
  const inline = inlineOf(node);
  if (inline && !hasWords(inline)) return node;
  if (!inline) return { ...node, content: childrenOf(node).map((child) => replaceIn(child, left)) };
  const segment = left.shift();
  if (segment === undefined) throw new Misfit('There are fewer paragraphs than in the original.');
  return { ...node, content: fromTags(segment, inline) };
}

/** What a line of text is made of; undefined for what holds other things. */
function inlineOf(node: RichNode): readonly Inline[] | undefined {
  const children = childrenOf(node);
  const isInline = (child: RichNode): child is Inline => child.type === 'text' || child.type === 'break';
  return children.length > 0 && children.every(isInline) ? children : undefined;
}

function hasWords(inline: readonly Inline[]): boolean {
  return inline.some((each) => each.type === 'text' && each.text.trim() !== '');
}

function isPlain(each: Inline): boolean {
  return each.type === 'text' && (each.marks ?? []).length === 0;
}

function toTags(inline: readonly Inline[]): string {
  return inline
    .map((each, index) => {
      if (each.type === 'break') return `<${index + 1}/>`;
      const text = segmentOfText(each.text);
      return isPlain(each) ? text : `<${index + 1}>${text}</${index + 1}>`;
    })
    .join('');
}

function segmentOfText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}

const FRAGMENTS = /<(\d{1,6})\/>|<(\d{1,6})>([^<]*)<\/\2>|([^<]+)/gy;

function fromTags(segment: string, inline: readonly Inline[]): Inline[] {
  const problem = tagProblem(toTags(inline), segment);
  if (problem !== undefined) throw new Misfit(problem);
  const made = [...segment.matchAll(FRAGMENTS)].map(([, alone, open, words, plain = '']): Inline => {
    const original = inline[Number(alone ?? open) - 1];
    if (original?.type === 'break') return original;
    return { ...original, type: 'text', text: textOfSegment(words ?? plain) };
  });
  return made.filter((each) => each.type === 'break' || each.text !== '');
}

const TAG = /<(?:\/([^<>/]{1,40})|([^<>/]{1,40})(\/?))>/g;

/**
 * Why a translation does not have the tags of its original, in words; undefined where it does.
 * @param original as `segmentsOf` gives it
 */
export function tagProblem(original: string, segment: string): string | undefined {
  const begun = tagsIn(original).filter(({ kind }) => kind !== 'end');
  const left = new Map(begun.map(({ name, kind }) => [name, kind]));
  const known = new Set(left.keys());
  let open: string | undefined;
  for (const tag of tagsIn(segment)) {
    const problem = misplaced(tag, open) ?? unwanted(tag, left, known);
    if (problem !== undefined) return `Keep the tags of the original: ${problem}`;
    open = tag.kind === 'start' ? tag.name : undefined;
  }
  const missing = open === undefined ? left.keys().next().value : `/${open}`;
  if (missing !== undefined) return `Keep the tags of the original: <${missing}> is missing.`;
  return segment.replaceAll(TAG, '').includes('<') ? 'Keep the tags of the original.' : undefined;
}

interface Tag {
  readonly name: string;
  readonly kind: 'start' | 'end' | 'alone';
}

function misplaced({ name, kind }: Tag, open: string | undefined): string | undefined {
  if (open === undefined) return kind === 'end' ? `<${name}> is not one of them.` : undefined;
  if (kind === 'end') return name === open ? undefined : `</${open}> is missing.`;
  return `<${name}> is inside <${open}>.`;
}

/** @param left tags of the original that have not come yet */
function unwanted(
  { name, kind }: Tag,
  left: Map<string, Tag['kind']>,
  known: ReadonlySet<string>,
): string | undefined {
  if (kind === 'end') return undefined;
  if (left.get(name) === kind) {
    left.delete(name);
    return undefined;
  }
  return known.has(name) && !left.has(name) ? `<${name}> is there twice.` : `<${name}> is not one of them.`;
}

function tagsIn(segment: string): Tag[] {
  return [...segment.matchAll(TAG)].map(([, end, name = end ?? '', alone]) => ({
    name,
    kind: end !== undefined ? 'end' : alone ? 'alone' : 'start',
  }));
}

function textOfSegment(text: string): string {
  return text.replaceAll('&lt;', '<').replaceAll('&amp;', '&');
}
