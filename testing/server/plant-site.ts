/** A site with hidden things in every place that shows anything, made and published by the API. */
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import type { Body, Section } from '#domain/content/content.ts';
import { uploadMedia } from '#server/media/upload-media.ts';
import { createTestSite, type TestSite, textBody } from './fixture.ts';
import { plainPicture } from './media-site.ts';
import { bodyAround, hiddenSections, type Planting, partlyHiddenSections } from './plant-words.ts';
import type { TestDeps, testApp } from './test-app.ts';

/** Begins every word that no visitor may find. */
export const SECRET = 'geheim';
/** Begins those that are to be found. */
export const SHOWN = 'sichtbar';

export interface PlantedSite extends TestSite {
  readonly paths: readonly string[];
  /** Below the site's host. */
  readonly previews: readonly string[];
}

type Draw = Pick<Planting, 'examples' | 'ways'>;
interface Soil {
  readonly site: TestSite;
  readonly deps: TestDeps;
  readonly secret: Omit<Planting, 'place'>;
}

export async function plantSite(
  deps: TestDeps,
  app: Awaited<ReturnType<typeof testApp>>,
  draw: Draw,
): Promise<PlantedSite> {
  const site = await createTestSite(deps, { app });
  const pictureId = await addPicture(site, SECRET);
  const soil: Soil = { site, deps, secret: { ...draw, newId: deps.newId, prefix: SECRET, pictureId } };
  const reusable = await site.publish({ kind: 'section', body: hiddenBody(soil, 'reusable') });
  const hidden = (place: string): Body => hiddenBody(soil, place, reusable.id);
  const shell = await publishShell(site, hidden('header'), hidden('footer'));
  const lists = await publishLists(soil, hidden);
  const home = await publishHome(soil, hidden('home'));
  const page = await site.publish({ body: hidden('page'), slug: 'hidden' });
  const locked = await site.publish({ body: hidden('locked'), slug: 'locked' });
  await site.api('PUT', `documents/${locked.id}/settings`, { password: 'clay' });
  await site.worker.drain();
  const shownAlone = [home, page.id, reusable.id, ...shell, ...lists.items.map(({ id }) => id)];
  return {
    ...site,
    paths: ['/', page.path, locked.path, ...lists.paths, ...lists.items.map(({ path }) => path)],
    previews: await Promise.all(shownAlone.map((id) => previewOf(site, id))),
  };
}

/** A picture that is large enough for social cards, with the word in all that is said of it. */
export async function addPicture({ siteId, media }: TestSite, word: string): Promise<string> {
  const stored = await uploadMedia(
    media,
    { name: 'Ada', mayInjectCode: true },
    { siteId, filename: `${word}.png`, bytes: await plainPicture(700, 400), alt: word, caption: word },
  );
  if (stored.kind !== 'stored') throw new Error(stored.message);
  return stored.media.id;
}

/** Hidden things, and one word that is not. */
function hiddenBody({ secret }: Soil, place: string, sourceId?: string): Body {
  const planting = { ...secret, place };
  return bodyAround(planting, `${SHOWN}${place}`, hiddenSections(planting, sourceId));
}

/** @returns the ids of header and footer */
async function publishShell(site: TestSite, header: Body, footer: Body): Promise<string[]> {
  const address = `http://localhost:4321/api/site-header-footer?site=${site.siteId}`;
  const headers = { authorization: `Bearer ${site.token}`, 'content-type': 'application/json' };
  const before = (await (await site.app.request(address, { headers })).json()) as Record<
    'header' | 'footer',
    { readonly documentId: string; readonly revisionId: string }
  >;
  const body = JSON.stringify({
    header: { baseId: before.header.revisionId, body: header },
    footer: { baseId: before.footer.revisionId, body: footer },
  });
  const saved = await site.app.request(address, { method: 'PUT', headers, body });
  if (saved.status !== 200) throw new Error(await saved.text());
  const ids = [before.header.documentId, before.footer.documentId];
  for (const id of ids) await site.api('POST', `documents/${id}/publish`, {});
  return ids;
}

/** A blog and a calendar with an item each. */
async function publishLists({ site, deps }: Soil, hidden: (place: string) => Body) {
  const paths: string[] = [];
  const items: Awaited<ReturnType<TestSite['publish']>>[] = [];
  for (const type of [COLLECTION_TYPES.blog, COLLECTION_TYPES.events]) {
    const { json } = await site.api('POST', 'collections', { type, title: `Collection ${type}` });
    const published = await site.api('POST', `documents/${json.pageId}/publish`, {});
    paths.push(published.json.document.path);
    const fields = { startsAt: deps.now() + 3_600_000, tags: ['clay'] };
    const body = { ...hidden(`item${type}`), fields };
    items.push(await site.publish({ kind: 'item', collectionId: json.collectionId, body }));
  }
  return { paths, items };
}

/** The home page also refers to a section that nothing else shows, and is told not to show it. */
async function publishHome({ site, deps, secret }: Soil, home: Body): Promise<string> {
  const unseen = await site.publish({
    kind: 'section',
    body: textBody(deps, 'Unseen', `${secret.prefix}unseen`),
  });
  const referring: Section = {
    ...(home.sections[0] as Section),
    id: deps.newId(),
    blocks: [],
    source: { ref: 'section', id: unseen.id },
    hidden: true,
  };
  const { id } = await site.publish({ body: { ...home, sections: [referring, ...home.sections] } });
  await site.api('PUT', 'settings', { homePageId: id });
  return id;
}

/** Two pages: on one everything is hidden on phones, on the other on all other screens. */
export async function plantPartly(deps: TestDeps, draw: Draw) {
  const site = await createTestSite(deps);
  const pictureId = await addPicture(site, SHOWN);
  const planting = { ...draw, newId: deps.newId, prefix: SHOWN, place: 'partly', pictureId };
  const { value, words } = partlyHiddenSections(planting);
  const paths: string[] = [];
  for (const [index, section] of value.entries()) {
    const page = { body: bodyAround(planting, SHOWN, [section]), slug: `partly-${index}` };
    paths.push((await site.publish(page)).path);
  }
  await site.worker.drain();
  return { ...site, paths, words };
}

async function previewOf(site: TestSite, documentId: string): Promise<string> {
  const { json } = await site.api('POST', `documents/${documentId}/preview`);
  const { pathname, search } = new URL(json.url);
  return pathname + search;
}
