/** Makes a collection together with the page that shows it. */
import { definitions } from '#blocks/definitions.ts';
import { blockOf, bodyOf, SHOP_LOOK } from '#domain/content/build-body.ts';
import { COLLECTION_TYPES, type CollectionTypeCode, PAGE_TYPES } from '#domain/content/codes.ts';
import type { Body } from '#domain/content/content.ts';
import { type CollectionSettings, collectionSettingsSchema } from '#domain/content/document.ts';
import type { RichNode } from '#domain/content/rich-text.ts';
import type { Queryable } from '../db/schema.ts';
import type { Actor, Deps } from '../deps.ts';
import { findLocale } from '../kernel/sites/queries.ts';
import { createDocumentIn } from './create-document.ts';
import { findCollectionBySource, insertCollection } from './queries-collections.ts';

export interface CreateCollection {
  readonly siteId: string;
  readonly type: CollectionTypeCode;
  readonly title: string;
  readonly slug?: string;
  readonly body?: Body;
  readonly parentId?: string | null;
  readonly settings?: Partial<CollectionSettings>;
  readonly sourceId?: string | null;
  /** For collections that bring their ids. */
  readonly id?: string;
  readonly pageId?: string;
}

export type CollectionCreated =
  | { readonly kind: 'created' | 'exists'; readonly collectionId: string; readonly pageId: string }
  | { readonly kind: 'invalid' | 'missing'; readonly message: string };

export async function createCollection(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  actor: Actor,
  input: CreateCollection,
): Promise<CollectionCreated> {
  return deps.db.write((tx) => createCollectionIn(tx, deps, actor, input));
}

export async function createCollectionIn(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  actor: Actor,
  input: CreateCollection,
): Promise<CollectionCreated> {
  const known = input.sourceId ? await findCollectionBySource(tx, input.siteId, input.sourceId) : undefined;
  if (known) return { kind: 'exists', collectionId: known.id, pageId: known.pageId ?? '' };
  const collectionId = input.id ?? deps.newId();
  const page = await createDocumentIn(tx, deps, actor, {
    siteId: input.siteId,
    kind: 'page',
    pageType: PAGE_TYPES.mainCollection,
    collectionId,
    body: input.body ?? firstBody(deps, input),
    parentId: input.parentId ?? null,
    ...(input.slug === undefined ? {} : { slug: input.slug }),
    ...(input.pageId === undefined ? {} : { id: input.pageId }),
  });
  if (page.kind !== 'created') return page;
  const categoryLocale =
    input.type === COLLECTION_TYPES.products ? await findLocale(tx, input.siteId) : undefined;
  await insertCollection(tx, {
    id: collectionId,
    siteId: input.siteId,
    type: input.type,
    title: input.title,
    settings: collectionSettingsSchema.parse({
      categoryLocale,
      isManuallyOrdered: input.type === COLLECTION_TYPES.lessons,
      ...input.settings,
    }),
    pageId: page.document.id,
    createdAt: deps.now(),
    sourceId: input.sourceId ?? null,
  });
  return { kind: 'created', collectionId, pageId: page.document.id };
}

/** Its name to be read; a portfolio with the block that shows it, whose layout its owner chooses. Others are listed by themselves. */
function firstBody({ newId }: Pick<Deps, 'newId'>, { type, title }: CreateCollection): Body {
  const heading: RichNode = { type: 'heading', level: 1, content: [{ type: 'text', text: title }] };
  const beginnings = [
    { definition: definitions['text'], props: { content: { type: 'doc', content: [heading] } } },
    ...(type === COLLECTION_TYPES.portfolio ? [{ definition: definitions['portfolio'], props: {} }] : []),
  ];
  const blocks = beginnings.flatMap(({ definition, props }) =>
    definition
      ? [blockOf(newId(), definition.type, { ...definition.defaults, ...props }, definition.version)]
      : [],
  );
  return bodyOf(title, newId(), blocks, type === COLLECTION_TYPES.products ? SHOP_LOOK : {});
}
