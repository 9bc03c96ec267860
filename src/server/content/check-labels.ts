/** Whether the tags and categories that a draft gains fit: each once, and no more of them than a collection may have. */
import type { Body } from '#domain/content/content.ts';
import { bodyFieldsSchema } from '#domain/content/document.ts';
import { checkCategoryTotal } from '#domain/content/limits.ts';
import { findRepeatedLabel } from '#domain/links/labels.ts';
import type { Queryable } from '../db/schema.ts';
import type { DocumentRecord } from '../kernel/documents/records.ts';
import { listCategories } from './queries-lists.ts';

type Labelled = Pick<DocumentRecord, 'siteId' | 'collectionId'>;

/** Why they do not, or undefined. What stood there before is left as it is. */
export async function checkLabels(
  tx: Queryable,
  { siteId, collectionId }: Labelled,
  after: Body,
  before?: Body,
): Promise<string | undefined> {
  const now = labelsOf(after);
  const then = labelsOf(before);
  const gained = (kind: 'tags' | 'categories') => now[kind].filter((label) => !then[kind].includes(label));
  const repeated =
    (now.tags.length > then.tags.length ? findRepeatedLabel('tag', now.tags) : undefined) ??
    (now.categories.length > then.categories.length
      ? findRepeatedLabel('category', now.categories)
      : undefined);
  if (repeated) return repeated;
  const fresh = gained('categories');
  if (fresh.length === 0 || !collectionId) return undefined;
  const present = new Set(await listCategories(tx, siteId, collectionId));
  const total = checkCategoryTotal(new Set([...present, ...fresh]).size);
  return total.ok || fresh.every((label) => present.has(label)) ? undefined : total.message;
}

function labelsOf(body: Body | undefined): { tags: readonly string[]; categories: readonly string[] } {
  const { tags = [], categories = [] } = bodyFieldsSchema.safeParse(body?.fields ?? {}).data ?? {};
  return { tags, categories };
}
