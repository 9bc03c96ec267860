/** Footnotes, which WordPress keeps beside the text: a numbered list, in the order in which the text points to them. */
import { isObject } from '../json.ts';
import type { Converter } from './converter.ts';
import { type Fragment, textFragment } from './fragments.ts';
import { parseHtml } from './html-tree.ts';

const MAX_NOTES = 500;

/** The notes of an entry's metadata, as HTML. */
export function readFootnotes(meta: string | undefined): string[] {
  if (!meta?.trim().startsWith('[')) return [];
  try {
    const list: unknown = JSON.parse(meta);
    if (!Array.isArray(list)) return [];
    return list
      .slice(0, MAX_NOTES)
      .flatMap((note) => (isObject(note) && typeof note['content'] === 'string' ? [note['content']] : []));
  } catch {
    return [];
  }
}

export function footnoteFragments(converter: Converter, notes: readonly string[]): Fragment[] {
  if (notes.length === 0) return [];
  converter.context.note('footnotes are a numbered list; their numbers in the text no longer lead there');
  const content = notes.map((html) => ({
    type: 'listItem' as const,
    content: converter.nodes(parseHtml(html), { hasLineBreaks: false, marks: [] }),
  }));
  return [textFragment({ type: 'orderedList', content })];
}
