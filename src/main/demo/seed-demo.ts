/** The demo site: made on the first start of an empty installation, through the same commands an owner uses. */

import { COLLECTION_TYPES, type CollectionTypeCode } from '#domain/content/codes.ts';
import type { Operation } from '#domain/content/operations.ts';
import { DEMO_IDENTIFIER } from '#domain/settings/demo-identifier.ts';
import { DAY_MS } from '#domain/time.ts';
import { changeDocumentSettings, changeSiteSettings } from '#server/content/change-settings.ts';
import { createCollection } from '#server/content/create-collection.ts';
import { type CreateDocument, createDocument } from '#server/content/create-document.ts';
import { moveDocument } from '#server/content/move-document.ts';
import { publishDocument, scheduleDocument } from '#server/content/publish-document.ts';
import type { Queryable } from '#server/db/schema.ts';
import { within } from '#server/db/within.ts';
import { insertMedia } from '#server/kernel/media/queries.ts';
import { listSites } from '#server/kernel/sites/queries.ts';
import type { MediaDeps } from '#server/media/open-media.ts';
import { hashPassword } from '#server/pages/unlock.ts';
import { createSite } from '#server/sites/create-site.ts';
import { seedBookings } from './bookings.ts';
import { type BodySource, makeBody } from './build.ts';
import { seedComments } from './comments.ts';
import { actor, type CommandDeps, editSystemDocument, expectKind } from './edit-system-document.ts';
import { EVENTS } from './event-list.ts';
import { courses, eventBody, instantOf } from './events.ts';
import { firstBowl, LESSONS, lessonBody } from './first-bowl.ts';
import { collectionId, documentId } from './ids.ts';
import { ESSAYS } from './journal/essays.ts';
import { journal, type PostSource, postBody } from './journal/journal.ts';
import { NOTES, SCHEDULED_POST } from './journal/notes.ts';
import { WORKSHOP_POSTS } from './journal/workshop.ts';
import { seedMembership } from './membership.ts';
import { SERIES } from './series.ts';
import { footer, headerAction, navigation, settings } from './shared.ts';
import { seedShop } from './shop.ts';
import { productBody } from './shop-list.ts';
import { listDocumentSources } from './site-map.ts';
import { type StoredFile, storeFiles } from './store-files.ts';
import { shop, TRADE_PASSWORD } from './visit.ts';
import { seriesBody, work } from './work.ts';

export type DemoDeps = Pick<MediaDeps, 'db' | 'now' | 'newId' | 'storage'>;

/** The scheduled post appears this long after the first start. */
const SCHEDULE_MS = 14 * DAY_MS;
/** Noon, so that a post's day is the same in every zone near the studio's. */
const POSTED_AT_HOUR = 12;

/**
 * Does nothing where there is a site already, or one that can still be brought back. All of it or nothing is there afterwards.
 * @param mediaFolder holds the photographs
 */
export async function seedDemo(deps: DemoDeps, mediaFolder: string): Promise<void> {
  if (await hasSites(deps.db.read)) return;
  const files = await storeFiles(deps, mediaFolder);
  const passwordHash = await hashPassword(TRADE_PASSWORD);
  await deps.db.write(async (tx) => {
    // Of two processes that start on one empty database, the second finds the first one's site.
    if (await hasSites(tx)) return;
    await seedSite({ ...deps, db: within(deps.db, tx) }, files, passwordHash);
  });
}

async function hasSites(db: Queryable): Promise<boolean> {
  const [there, deleted] = [await listSites(db), await listSites(db, { isDeleted: true })];
  return there.length + deleted.length > 0;
}

async function seedSite(
  deps: CommandDeps,
  files: readonly StoredFile[],
  passwordHash: string,
): Promise<void> {
  const site = await createSite(deps, { identifier: DEMO_IDENTIFIER, title: 'Halden Ceramics' });
  if (site.kind !== 'created') throw new Error(site.message);
  const { siteId } = site;
  for (const file of files) await deps.db.write((tx) => insertMedia(tx, { ...file, siteId }));
  const seed = createSeed(deps, siteId);
  await seed.collection('work', COLLECTION_TYPES.portfolio, 'work', work);
  await seed.collection('journal', COLLECTION_TYPES.blog, 'journal', journal);
  await seed.collection('courses', COLLECTION_TYPES.events, 'workshops', courses);
  await seed.collection('first-bowl', COLLECTION_TYPES.lessons, 'first-bowl', firstBowl);
  await seed.collection('shop', COLLECTION_TYPES.products, 'shop', shop);
  for (const { name, kind, slug, parent, body } of listDocumentSources()) {
    await seed.document(name, {
      kind,
      body: makeBody(name, body),
      ...(slug === undefined ? {} : { slug }),
      ...(parent === undefined ? {} : { parentId: documentId(parent) }),
    });
  }
  await seedItems(deps, seed);
  await seedShop(deps, siteId, (product, position) =>
    seed.document(product.name, {
      kind: 'item',
      collectionId: collectionId('shop'),
      body: makeBody(product.name, productBody(product)),
      slug: product.name.replace('buy-', ''),
      position,
      publishedAt: instantOf('2026-10-02', POSTED_AT_HOUR) - position * DAY_MS,
    }),
  );
  await seedShell(deps, siteId);
  const changed = { siteId, settings: { ...settings, homePageId: documentId('home') } };
  expectKind(await changeSiteSettings(deps, changed), 'changed');
  const trade = { siteId, documentId: documentId('trade'), passwordHash };
  expectKind(await changeDocumentSettings(deps, trade), 'changed');
  // Once called workshops: the old address leads to the new one.
  const moved = { siteId, documentId: documentId('courses'), slug: 'courses' };
  expectKind(await moveDocument(deps, moved), 'moved');
  await seedComments(deps, siteId);
  await seedMembership(deps, siteId);
  await seedBookings(deps, siteId);
}

interface Seed {
  collection(name: string, type: CollectionTypeCode, slug: string, body: BodySource): Promise<void>;
  /** Makes a document and publishes it, unless it is to wait. */
  document(name: string, input: Omit<CreateDocument, 'siteId' | 'id'>, scheduledAt?: number): Promise<void>;
}

function createSeed(deps: CommandDeps, siteId: string): Seed {
  const publish = async (name: string) => {
    expectKind(await publishDocument(deps, { siteId, documentId: documentId(name) }), 'published');
  };
  return {
    async collection(name, type, slug, source) {
      const created = await createCollection(deps, actor, {
        siteId,
        type,
        title: source.title,
        slug,
        body: makeBody(name, source),
        id: collectionId(name),
        pageId: documentId(name),
      });
      expectKind(created, 'created');
      await publish(name);
    },
    async document(name, input, scheduledAt) {
      expectKind(await createDocument(deps, actor, { ...input, siteId, id: documentId(name) }), 'created');
      if (scheduledAt === undefined) return publish(name);
      const schedule = { siteId, documentId: documentId(name), at: scheduledAt, action: 'publish' } as const;
      expectKind(await scheduleDocument(deps, schedule), 'scheduled');
    },
  };
}

async function seedItems(deps: CommandDeps, seed: Seed): Promise<void> {
  const item = (collection: string, name: string, body: BodySource, publishedAt: number) => ({
    kind: 'item' as const,
    collectionId: collectionId(collection),
    body: makeBody(name, body),
    publishedAt,
  });
  const launchedAt = instantOf('2025-11-02', POSTED_AT_HOUR);
  for (const [position, series] of SERIES.entries()) {
    const document = item('work', series.name, seriesBody(series), launchedAt);
    await seed.document(series.name, { ...document, position });
  }
  const post = (source: PostSource) =>
    item('journal', source.name, postBody(source), instantOf(source.date, POSTED_AT_HOUR));
  for (const source of [...ESSAYS, ...NOTES, ...WORKSHOP_POSTS])
    await seed.document(source.name, { ...post(source), slug: source.name });
  const waiting = { ...post(SCHEDULED_POST), publishedAt: null, slug: SCHEDULED_POST.name };
  await seed.document(SCHEDULED_POST.name, waiting, deps.now() + SCHEDULE_MS);
  for (const [position, lesson] of LESSONS.entries()) {
    const document = item('first-bowl', lesson.name, lessonBody(lesson), launchedAt);
    await seed.document(lesson.name, { ...document, slug: lesson.name.replace('lesson-', ''), position });
  }
  for (const event of EVENTS) {
    const announcedAt = instantOf(event.date, POSTED_AT_HOUR) - 180 * DAY_MS;
    const document = item('courses', event.name, eventBody(event), Math.min(announcedAt, deps.now()));
    await seed.document(event.name, { ...document, slug: event.name });
  }
}

/** Header, footer and navigation are there from the start; they are edited as an owner would. */
async function seedShell(deps: CommandDeps, siteId: string): Promise<void> {
  const set = (path: string[], after: unknown, before?: unknown): Operation => ({
    op: 'set',
    id: 'body',
    path,
    before,
    after,
  });
  await editSystemDocument(deps, siteId, 'header', [set(['fields', 'action'], headerAction)]);
  await editSystemDocument(deps, siteId, 'navigation', [
    set(['fields', 'main'], navigation.main, []),
    set(['fields', 'footer'], navigation.footer, []),
  ]);
  const { sections } = makeBody('footer', footer);
  await editSystemDocument(
    deps,
    siteId,
    'footer',
    sections.map((section, index) => ({
      op: 'insert',
      id: section.id,
      position: { parent: null, after: sections[index - 1]?.id ?? null },
      after: section,
    })),
  );
}
