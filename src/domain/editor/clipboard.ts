/** Blocks and sections on the clipboard: as JSON for any page of any Vitrine, with new ids when they are pasted. */
import { z } from 'zod';
import { type Body, blockSchema, MAX_BLOCKS_PER_LAYOUT, sectionSchema } from '../content/content.ts';
import type { Operation } from '../content/operations.ts';
import { find, positionOf } from '../content/tree.ts';
import { isObject } from '../json.ts';
import { type Item, insertOperation, isSection, readingOrder, sectionOf, withNewIds } from './arrange.ts';

const clipSchema = z.object({
  vitrine: z.literal('clip'),
  version: z.literal(1),
  /** Pictures and pages are this site's; elsewhere they are not there. */
  siteId: z.string().max(60),
  items: z
    .array(z.union([sectionSchema, blockSchema]))
    .min(1)
    .max(MAX_BLOCKS_PER_LAYOUT),
});
export type Clip = z.infer<typeof clipSchema>;

export function copyItems(body: Body, ids: readonly string[], siteId: string): Clip | undefined {
  const wanted = new Set(ids);
  const items = readingOrder(body).filter((item) => {
    const parent = positionOf(body, item.id)?.parent;
    return wanted.has(item.id) && !(parent && wanted.has(parent));
  });
  // Sections and blocks do not fit the same place: what was chosen last, the larger, wins.
  const isOfSections = items.some(isSection);
  const fitting = items.filter((item) => isSection(item) === isOfSections);
  return fitting.length > 0 ? { vitrine: 'clip', version: 1, siteId, items: fitting } : undefined;
}

/** A clip in the text of a clipboard, or undefined for any other text. */
export function readClip(text: string): Clip | undefined {
  if (!text.includes('"vitrine"')) return undefined;
  try {
    return clipSchema.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

export interface Pasted {
  readonly operations: Operation[];
  readonly ids: string[];
  /** Pictures, files or pages of another site are named in it; they will have to be chosen anew. */
  readonly hasForeignReferences: boolean;
}

/**
 * @param afterId what is selected: blocks go after the block or to the end of the section, sections after the section
 * @param newSection holds blocks pasted on a page without any section
 */
export function pasteClip(
  body: Body,
  clip: Clip,
  at: { readonly afterId: string | undefined; readonly siteId: string },
  tools: { readonly newId: () => string; readonly newSection: () => Item },
): Pasted {
  const items = clip.items.map((item) => withNewIds(item as Item, tools.newId));
  const hasForeignReferences = clip.siteId !== at.siteId && hasReference(clip.items);
  const section = at.afterId === undefined ? body.sections.at(-1) : sectionOf(body, at.afterId);
  const operations: Operation[] = [];
  const areSections = items.some(isSection);
  let parent = areSections ? null : (section?.id ?? null);
  if (!areSections && !section) {
    const holder = tools.newSection();
    operations.push(insertOperation(holder, { parent: null, after: null }));
    parent = holder.id;
  }
  let after = areSections ? (section?.id ?? null) : blockBefore(body, at.afterId, section?.id);
  for (const item of items) {
    operations.push(insertOperation(item, { parent, after }));
    after = item.id;
  }
  return { operations, ids: items.map(({ id }) => id), hasForeignReferences };
}

function blockBefore(body: Body, afterId: string | undefined, sectionId: string | undefined): string | null {
  const item = afterId === undefined ? undefined : find(body, afterId);
  if (item && !isSection(item)) return item.id;
  return body.sections.find(({ id }) => id === sectionId)?.blocks.at(-1)?.id ?? null;
}

function hasReference(value: unknown): boolean {
  if (Array.isArray(value)) return value.some(hasReference);
  if (!isObject(value)) return false;
  return typeof value['ref'] === 'string' || Object.values(value).some(hasReference);
}
