/** A site with pages that are not for everyone, and what each visitor finds there. */
import { definitions } from '#blocks/definitions.ts';
import { blockOf, bodyOf } from '#domain/content/build-body.ts';
import { COLLECTION_TYPES } from '#domain/content/codes.ts';
import { emptyBody } from '#domain/content/content.ts';
import type { Access } from '#domain/members/access.ts';
import { createTestSite, type TestSite, textBody } from './fixture.ts';
import { addRow } from './furnish-site.ts';
import { openMemberSite } from './member-site.ts';
import type { TestDeps } from './test-app.ts';
import type { TestVisitor } from './visitor.ts';

/** A word of each page: nothing else on the site has it. */
export const SECRETS = {
  members: 'zirconmembers',
  folder: 'zirconfolder',
  plan: 'zirconplan',
  post: 'zirconpost',
  single: 'zirconsingle',
  product: 'zirconproduct',
  lesson: 'zirconlesson',
  later: 'zirconlater',
} as const;
export type Secret = keyof typeof SECRETS;
export const TEASER = 'How we mix our glazes.';

const { defaults = {}, version = 1 } = definitions['summary'] ?? {};
/** A list of everything in a collection, with what lists can show. */
export const summaryOf = (collectionId: string) => ({
  ...defaults,
  collection: { ref: 'collection', id: collectionId },
});

type MakePage = (
  title: string,
  secret: Secret,
  more?: object,
  fields?: Record<string, unknown>,
) => ReturnType<TestSite['publish']>;

interface Made {
  readonly title: string;
  readonly secret: Secret;
  readonly more?: object | undefined;
  readonly fields?: Record<string, unknown> | undefined;
}

/** Its word is in its text, and in the address of its picture. */
async function publishSecret(deps: TestDeps, site: TestSite, { title, secret, more, fields }: Made) {
  const word = SECRETS[secret];
  const id = await addRow(deps, 'media', {
    ...{ siteId: site.siteId, kind: 'image', mime: 'image/png', luminance: '[]', hash: 'a'.repeat(64) },
    ...{ filename: `${word}.png`, width: 1600, height: 900 },
  });
  const picture = { ref: 'media', id };
  const all = { image: picture, socialImage: picture, ...fields };
  return site.publish({ body: textBody(deps, title, `Say ${word} softly.`, all), ...more });
}

/** An area with a free plan and one by invitation. */
async function addPlans(deps: TestDeps, site: Pick<TestSite, 'api'>) {
  const [club, friends, guests] = [deps.newId(), deps.newId(), deps.newId()];
  const plan = { description: '', isClosed: false };
  const areas = [
    {
      id: club,
      name: 'Club',
      plans: [
        { ...plan, id: friends, name: 'Friends', way: 'free' },
        { ...plan, id: guests, name: 'Guests', way: 'invitation' },
      ],
    },
  ];
  const saved = await site.api('PUT', 'member-areas', { areas });
  if (saved.status !== 200) throw new Error(JSON.stringify(saved.json));
  return { club, friends, guests };
}

/** Two lessons in a chapter, the second of which opens after a week. */
async function addLessons(deps: TestDeps, site: TestSite, collectionId: string) {
  const item = { kind: 'item', collectionId };
  const add = (title: string, secret: Secret, fields: Record<string, unknown> = {}) =>
    publishSecret(deps, site, { title, secret, more: item, fields: { tags: ['clay'], ...fields } });
  const lesson = await add('Clay', 'lesson');
  const later = await add('Glaze', 'later', { excerpt: TEASER });
  const chapter = { id: deps.newId(), title: 'At the wheel' };
  const lessons = [
    { id: lesson.id, chapterId: chapter.id, days: 0 },
    { id: later.id, chapterId: chapter.id, days: 7 },
  ];
  const settings = { course: { chapters: [chapter], lessons, hasCertificate: true } };
  const changed = await site.api('PATCH', `collections/${collectionId}`, { settings });
  if (changed.status !== 200) throw new Error(JSON.stringify(changed.json));
  return { lesson, later };
}

export async function openGatedSite(deps: TestDeps) {
  const site = await openMemberSite(deps, await createTestSite(deps));
  const planIds = await addPlans(deps, site);
  async function gate(documentId: string, access: Access | null) {
    const answer = await site.api('PUT', `documents/${documentId}/settings`, { access });
    if (answer.status !== 200) throw new Error(JSON.stringify(answer.json));
  }
  async function collection(type: number, title: string) {
    const { collectionId, pageId } = (await site.api('POST', 'collections', { type, title })).json;
    await site.api('POST', `documents/${pageId}/publish`, {});
    return { collectionId: String(collectionId), pageId: String(pageId) };
  }
  const page: MakePage = (title, secret, more, fields) =>
    publishSecret(deps, site, { title, secret, more, fields });

  const withPlan: Access = { kind: 'plans', anyOf: [planIds.club] };
  const members = await page('For members', 'members');
  await gate(members.id, { kind: 'members' });
  const made = await site.api('POST', 'documents', { kind: 'folder', body: emptyBody('Inside') });
  const folderId = String(made.json.document.id);
  await gate(folderId, { kind: 'members' });
  const inFolder = await page('In the folder', 'folder', { parentId: folderId });
  const plans = await page('Glazes', 'plan', {}, { description: TEASER });
  await gate(plans.id, withPlan);
  const journal = await collection(COLLECTION_TYPES.blog, 'Journal');
  await gate(journal.pageId, withPlan);
  const item = { kind: 'item', collectionId: journal.collectionId };
  const post = await page('A post', 'post', item, { tags: ['clay'], excerpt: TEASER });
  const sample = await site.publish({ ...item, body: textBody(deps, 'A sample', 'Read this one freely.') });
  await gate(sample.id, { kind: 'everyone' });
  const news = await collection(COLLECTION_TYPES.blog, 'News');
  const of = { kind: 'item', collectionId: news.collectionId };
  const single = await page('Only this', 'single', of, { tags: ['clay'], author: 'Ada' });
  await gate(single.id, { kind: 'plans', anyOf: [planIds.guests] });
  await site.publish({ ...of, body: textBody(deps, 'Open news', 'For everyone.', { tags: ['clay'] }) });
  const shop = await collection(COLLECTION_TYPES.products, 'Shop');
  const product = await page('A jar', 'product', { kind: 'item', collectionId: shop.collectionId });
  await gate(product.id, withPlan);
  const course = await collection(COLLECTION_TYPES.lessons, 'Pottery course');
  await gate(course.pageId, withPlan);
  const { lesson, later } = await addLessons(deps, site, course.collectionId);
  const summaries = [journal, news, shop, course].map(({ collectionId }) =>
    blockOf(deps.newId(), 'summary', summaryOf(collectionId), version),
  );
  await site.publish({ body: bodyOf('Overview', deps.newId(), summaries) });
  await site.worker.drain();
  return {
    ...site,
    plans: planIds,
    collections: { journal, news, shop, course },
    paths: {
      members: members.path,
      folder: inFolder.path,
      plan: plans.path,
      post: post.path,
      single: single.path,
      product: product.path,
      lesson: lesson.path,
      later: later.path,
    } satisfies Record<Secret, string>,
    samplePath: sample.path,
    folderId,
    documents: { members, folder: inFolder, plan: plans, post, sample, single, product, lesson, later },
    gate,
    page,
  };
}

type GatedSite = Awaited<ReturnType<typeof openGatedSite>>;

const FORMATS = ['', '?format=json', '?format=atom', '?format=feed', '?tag=clay', '?author=Ada', '?page=1'];
const OTHERS = [
  '/',
  '/sitemap.xml',
  '/robots.txt',
  '/feed/products.xml',
  '/_still',
  '/404',
  // Each page has the word, and would show what is beside it.
  '/search?q=softly',
  '/search?q=softly&format=json',
  '/manifest.webmanifest',
  '/account',
  '/account/plans',
  '/account/data.json',
];

/** Every address that there is, and all that the pages lead to, as this visitor gets them. */
export async function crawl(site: GatedSite, visitor: TestVisitor): Promise<ReadonlyMap<string, string>> {
  const documents: { path: string | null }[] = (await site.api('GET', 'documents')).json.documents;
  const waiting = [
    ...documents.flatMap(({ path }) => (path === null ? [] : FORMATS.map((format) => path + format))),
    ...OTHERS,
  ];
  const found = new Map<string, string>();
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    if (found.has(path)) continue;
    const answer = await visitor.ask('GET', path);
    const text = await answer.text();
    found.set(path, `${answer.headers.get('location') ?? ''} ${text}`);
    for (const [, to = ''] of text.matchAll(/\s(?:href|src|action)="(\/(?!\/|_v\/)[^"#]*)/g))
      waiting.push(to.replaceAll('&amp;', '&'));
  }
  return found;
}
