/**
 * What lists show of an item, read once from its published revision: revisions never change, so what has been
 * read is kept by the revision's id. Lists would otherwise parse every item's whole body to show its title.
 */
import { definitions } from '#blocks/definitions.ts';
import { BoundedMap } from '#domain/bounded-map.ts';
import type { Body } from '#domain/content/content.ts';
import { bodyFieldsSchema } from '#domain/content/document.ts';
import { resolveBody } from '#domain/content/overlays.ts';
import { openingWords } from '#domain/content/visible-words.ts';
import type { Queryable } from '../db/schema.ts';
import { type ItemRow, listBodies } from './queries-items.ts';
import { teaserIn } from './teaser.ts';

export interface ItemDigest {
  readonly title: string;
  readonly excerpt: string;
  readonly author: string;
  readonly imageId: string | undefined;
  readonly tags: readonly string[];
  readonly categories: readonly string[];
  readonly fields: Readonly<Record<string, unknown>>;
}

const EXCERPT_LENGTH = 220;
const SHORTEST_EXCERPT = 120;
/** A digest takes about a kilobyte. */
const MAX_KEPT = 3000;
const kept = new BoundedMap<string, ItemDigest>(MAX_KEPT);

/**
 * The digests of the rows, in their order.
 * @param locale of a translated site
 */
export async function digestsOf(
  db: Queryable,
  siteId: string,
  rows: readonly (Pick<ItemRow, 'revisionId' | 'isLocked'> & Partial<Pick<ItemRow, 'hasTeaser'>>)[],
  locale?: string,
): Promise<ItemDigest[]> {
  const keyOf = (revisionId: string) => (locale === undefined ? revisionId : `${revisionId} ${locale}`);
  const missing = rows.filter((row) => !kept.has(keyOf(row.revisionId))).map((row) => row.revisionId);
  const read = new Map<string, ItemDigest>();
  for (const { id, body } of await listBodies(db, siteId, missing))
    read.set(id, digestOf(locale === undefined ? body : resolveBody(body, { locale })));
  const digests = rows.map((row) => {
    const digest = read.get(row.revisionId) ?? kept.get(keyOf(row.revisionId)) ?? EMPTY;
    if (!row.isLocked) return digest;
    // Of what is locked lists give the title, and nothing of what it protects.
    return { ...EMPTY, title: digest.title, excerpt: row.hasTeaser ? teaserIn(digest.fields) : '' };
  });
  for (const [id, digest] of read) kept.set(keyOf(id), digest);
  return digests;
}

const EMPTY: ItemDigest = {
  title: '',
  excerpt: '',
  author: '',
  imageId: undefined,
  tags: [],
  categories: [],
  fields: {},
};

function digestOf(body: Body): ItemDigest {
  const fields = bodyFieldsSchema.safeParse(body.fields).data ?? {};
  return {
    title: body.title,
    excerpt: fields.excerpt || excerptOf(body),
    author: fields.author ?? '',
    imageId: fields.image?.id,
    tags: fields.tags ?? [],
    categories: fields.categories ?? [],
    fields: body.fields,
  };
}

/** The first words of a body. */
function excerptOf(body: Body): string {
  const words = openingWords(body, definitions).replace(/\s+/g, ' ').trim();
  if (words.length <= EXCERPT_LENGTH) return words;
  const cut = words.slice(0, EXCERPT_LENGTH);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), SHORTEST_EXCERPT)).trimEnd()}…`;
}
