/** Sites for tests, made through the real commands: random ones, and one with something of everything. */

import { definitions } from '#blocks/definitions.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import type { Body } from '#domain/content/content.ts';
import { paragraphs } from '#domain/content/rich-text.ts';
import { changeSiteSettings } from '#server/content/change-settings.ts';
import { createCollection } from '#server/content/create-collection.ts';
import { createDocument } from '#server/content/create-document.ts';
import { saveRevision } from '#server/content/edit-document.ts';
import { setLocalSlug } from '#server/content/local-slugs.ts';
import { publishDocument, scheduleDocument, unpublishDocument } from '#server/content/publish-document.ts';
import { upsertRedirect } from '#server/content/queries-collections.ts';
import type { Deps } from '#server/deps.ts';
import { findByPath, findDocument } from '#server/kernel/documents/queries.ts';
import type { Media } from '#server/media/open-media.ts';
import { uploadMedia } from '#server/media/upload-media.ts';
import { createSite } from '#server/sites/create-site.ts';
import { plainPicture } from './media-site.ts';

const actor = { name: 'Ada “the potter”', mayInjectCode: true };
const DAY = 24 * 3_600_000;

export interface PageSpec {
  readonly kind: 'page' | 'folder' | 'item' | 'section';
  readonly slug: string;
  readonly body: Body;
  /** What the draft holds beyond what was published. */
  readonly draft: Body | undefined;
  readonly state: 'draft' | 'published' | 'unpublished' | 'scheduled' | 'edited and scheduled';
  /** Stands below the page before it. */
  readonly isBelow: boolean;
}

export async function makeSite(deps: Deps, identifier: string): Promise<string> {
  const site = await createSite(deps, { identifier, title: 'Ember & Ash', host: `${identifier}.test` });
  if (site.kind !== 'created') throw new Error(site.message);
  return site.siteId;
}

export async function addPages(deps: Deps, siteId: string, pages: readonly PageSpec[]): Promise<void> {
  const collection = await createCollection(deps, actor, {
    siteId,
    type: COLLECTION_TYPES.blog,
    title: 'Journal',
  });
  if (collection.kind !== 'created') throw new Error(collection.kind);
  let above: string | undefined;
  for (const spec of pages) {
    const created = await createDocument(deps, actor, {
      siteId,
      kind: spec.kind,
      body: spec.body,
      slug: spec.slug,
      ...(spec.kind === 'item' ? { collectionId: collection.collectionId } : {}),
      ...(spec.isBelow && above && spec.kind === 'page' ? { parentId: above } : {}),
    });
    if (created.kind !== 'created') throw new Error(created.message);
    if (spec.kind === 'page') above = created.document.id;
    await bringIntoState(deps, { siteId, documentId: created.document.id }, spec);
  }
}

async function bringIntoState(
  deps: Deps,
  address: { siteId: string; documentId: string },
  { state, draft }: PageSpec,
): Promise<void> {
  if (state !== 'draft' && state !== 'scheduled') await publishDocument(deps, address);
  if (state === 'unpublished') await unpublishDocument(deps, address);
  // Taken down and shown again, it has changed for those who follow it.
  if (state === 'edited and scheduled') {
    await unpublishDocument(deps, address);
    await publishDocument(deps, address);
  }
  if (state.includes('scheduled'))
    await scheduleDocument(deps, { ...address, at: deps.now() + DAY, action: 'publish' });
  if (draft) await saveDraft(deps, address, draft);
}

async function saveDraft(
  deps: Deps,
  { siteId, documentId }: { siteId: string; documentId: string },
  body: Body,
): Promise<void> {
  await deps.db.write(async (tx) => {
    const document = await findDocument(tx, siteId, documentId);
    if (document)
      await saveRevision(tx, deps, { document, baseId: document.draftId, body, actor, operations: [] });
  });
}

/** Gives the site French, and a page its address there. */
export async function addFrenchAddress(
  deps: Deps,
  siteId: string,
  { path, slug }: { readonly path: string; readonly slug: string },
): Promise<void> {
  await changeSiteSettings(deps, { siteId, settings: { languages: [{ code: 'fr', isHidden: false }] } });
  await deps.db.write(async (tx) => {
    const document = await findByPath(tx, siteId, path);
    if (document) await setLocalSlug(tx, deps, { document, language: 'fr', slug });
  });
}

/** A small site with pages, posts, pictures, links by id, a redirect, comments and a home page. */
export async function buildSite(deps: Deps, media: Media, identifier: string): Promise<string> {
  const siteId = await makeSite(deps, identifier);
  const picture = await uploadMedia(media, actor, {
    siteId,
    filename: 'Bøwl: 1/2.jpg',
    bytes: await plainPicture(900, 600),
    alt: 'A bowl',
    focalPoint: { x: 0.25, y: 0.75 },
    sourceId: 'wp:17',
  });
  if (picture.kind !== 'stored') throw new Error(picture.message);
  const ref = { ref: 'media' as const, id: picture.media.id };
  const about = await page(deps, siteId, 'About', [block(deps, 'image', { media: ref, alt: 'A bowl' })]);
  const link = { ref: 'page' as const, id: about };
  const home = await page(deps, siteId, 'Home', [
    block(deps, 'button', { label: 'About us', link }),
    block(deps, 'text', { content: paragraphs('Stoneware from the coast.'), size: 'regular' }),
  ]);
  await changeSiteSettings(deps, { siteId, settings: { homePageId: home, favicon: ref, tagline: 'Clay' } });
  await addPages(deps, siteId, [
    spec('item', 'first-firing', bodyOf('First firing', deps.newId(), [])),
    spec('item', 'second-firing', bodyOf('Second firing', deps.newId(), []), 'edited and scheduled'),
  ]);
  await addRows(deps, siteId, about);
  return siteId;
}

function block(deps: Deps, type: string, props: Record<string, unknown>) {
  const definition = definitions[type];
  return blockOf(deps.newId(), type, { ...definition?.defaults, ...props }, definition?.version);
}

function spec(
  kind: PageSpec['kind'],
  slug: string,
  body: Body,
  state: PageSpec['state'] = 'published',
): PageSpec {
  const fields = { tags: ['clay', 'Kiln & fire'], categories: ['Notes'], author: 'Ada', excerpt: 'Hot.' };
  return { kind, slug, body: { ...body, fields }, draft: undefined, state, isBelow: false };
}

async function page(deps: Deps, siteId: string, title: string, blocks: Parameters<typeof bodyOf>[2]) {
  const body = bodyOf(title, deps.newId(), blocks);
  const created = await createDocument(deps, actor, { siteId, kind: 'page', body });
  if (created.kind !== 'created') throw new Error(created.message);
  const documentId = created.document.id;
  await publishDocument(deps, { siteId, documentId });
  return documentId;
}

async function addRows(deps: Deps, siteId: string, documentId: string): Promise<void> {
  await deps.db.write(async (tx) => {
    await upsertRedirect(tx, {
      id: deps.newId(),
      siteId,
      from: '/old-about',
      target: '/about',
      status: 301,
      now: deps.now(),
    });
    const comment = (id: string, parentId: string | null, body: string) => ({
      id,
      siteId,
      documentId,
      parentId,
      authorName: 'Grace',
      authorEmail: parentId === null ? 'grace@example.org' : null,
      accountId: parentId === null ? null : 'elsewhere',
      body,
      words: `grace\n${body.toLowerCase()}`,
      status: 'published',
      spamReasons: '',
      createdAt: deps.now(),
      decidedAt: deps.now(),
      mailedAt: 0,
      sourceId: null,
    });
    const first = deps.newId();
    const comments = [
      comment(first, null, 'Lovely.\n"Really."'),
      comment(deps.newId(), first, 'Thank you 🙂'),
    ];
    await tx.insertInto('comments').values(comments).execute();
  });
}
