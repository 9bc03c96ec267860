/** The blog that posts belong to with the page that lists it, and the page visitors come to first. */

import { type Body, emptyBody } from '#domain/content/content.ts';
import { convertItem } from '#domain/import/convert-item.ts';
import type { IndexedItem } from '#domain/import/index-item.ts';
import { layoutFragments } from '#domain/import/layout-fragments.ts';
import { plainWords, shorten } from '#domain/import/plain-words.ts';
import { stableId } from '#domain/import/stable-id.ts';
import { DEFAULT_LOCALE } from '#domain/locale/default-locale.ts';
import { findLocale, findSiteSettings } from '../kernel/sites/queries.ts';
import { importComments } from './import-comments.ts';
import { type ImportRun, isHomePage, sourceIdOf } from './import-run.ts';
import { countPages, findBlog, findDocument, type ImportedDocument, listPaths } from './queries.ts';
import { surroundingsOf } from './surroundings.ts';
import { OUTCOMES, planChange, writeDocument } from './write-document.ts';

/** The page WordPress shows posts on bears one of these names by custom; the export does not say which it is. */
const BLOG_SLUGS = new Set(['blog', 'news', 'journal', 'posts']);

/** The page of the export that lists its posts. */
export function findBlogPage(run: ImportRun): IndexedItem | undefined {
  return topPages(run).find(({ slug }) => BLOG_SLUGS.has(slug));
}

function topPages(run: ImportRun): IndexedItem[] {
  return [...run.byKey.values()].filter(
    ({ role, parent, status }) => role === 'page' && parent === '' && status === 'publish',
  );
}

/** Makes the blog, or finds the one an earlier import has made. @returns why not, where it cannot be made */
export async function importBlog(run: ImportRun): Promise<string | undefined> {
  const { deps, options } = run;
  const sourceId = sourceIdOf(run, 'blog');
  const page = findBlogPage(run);
  const known = await findBlog(deps.db.read, options.siteId, sourceId);
  const wish = { title: page?.title || 'Blog', slug: page?.slug || 'blog', page, sourceId };
  const made = known ?? (options.isDryRun ? imagineBlog(run, page) : await createBlog(run, wish));
  if ('message' in made) return made.message;
  const document = await findDocument(deps.db.read, options.siteId, made.pageId);
  run.blog = {
    collectionId: made.collectionId,
    pageId: made.pageId,
    path: document?.path ?? `/${wish.slug}`,
  };
  if (!page) return undefined;
  run.ids.set(page.key, made.pageId);
  run.paths.set(page.key, run.blog.path);
  await importBlogPage(run, page, { document, isKnown: known !== undefined });
  return undefined;
}

/** For a dry run: ids that lead nowhere. */
function imagineBlog({ deps, ids }: ImportRun, page: IndexedItem | undefined) {
  return { collectionId: deps.newId(), pageId: (page && ids.get(page.key)) ?? deps.newId() };
}

/** What the old page said and what readers said to it; its words follow the file like those of other pages. */
async function importBlogPage(
  run: ImportRun,
  page: IndexedItem,
  { document: existing, isKnown }: { document: ImportedDocument | undefined; isKnown: boolean },
): Promise<void> {
  const { deps, options, file } = run;
  const update = {
    siteId: options.siteId,
    existing,
    publication: { kind: 'publish' } as const,
    body: blogBody(run, page),
  };
  const change = existing ? await planChange(deps.db.read, update) : ({ kind: 'create' } as const);
  const source = file.take(page);
  const comments = options.isDryRun
    ? await importComments(undefined, run, page, source)
    : await deps.db.write(async (tx) => {
        if (change.kind === 'update') {
          const ref = { siteId: options.siteId, documentId: existing?.id ?? '' };
          await deps.ports.replaceDraft(tx, { ...ref, body: update.body });
          if (change.isPublished) await deps.ports.publish(tx, ref);
        }
        return importComments(tx, run, page, source);
      });
  const notes = {
    create: ['became the page that lists the posts, with its own text above the list'],
    update: [],
    unchanged: [],
    kept: [change.kind === 'kept' ? change.why : ''],
  };
  // A page made just now is brought up to date at once: only now its lists know their collection.
  const kind = isKnown ? change.kind : 'create';
  const entry = {
    kind: 'page' as const,
    sourceId: sourceIdOf(run, page.key),
    title: page.title,
    outcome: OUTCOMES[kind],
    path: run.blog?.path,
  };
  run.entries.push({ ...entry, notes: notes[kind] }, ...comments);
}

interface BlogWish {
  readonly title: string;
  readonly slug: string;
  readonly page: IndexedItem | undefined;
  readonly sourceId: string;
}

async function createBlog(run: ImportRun, { title, slug, page, sourceId }: BlogWish) {
  const { deps, options } = run;
  const body = page ? blogBody(run, page) : emptyBody(title);
  const made = await deps.db.write(async (tx) => {
    const blog = await deps.ports.createBlog(tx, {
      siteId: options.siteId,
      title: shorten(title, 200),
      slug,
      body,
      sourceId,
    });
    if (blog.kind === 'ready')
      await deps.ports.publish(tx, { siteId: options.siteId, documentId: blog.pageId });
    return blog;
  });
  return made;
}

function blogBody(run: ImportRun, page: IndexedItem): Body {
  const { body } = convertItem(run.file.take(page), {
    source: run.options.source,
    sourceId: sourceIdOf(run, page.key),
    isPost: false,
    hasTitleAbove: true,
    author: '',
    context: surroundingsOf(run, page),
    imageId: undefined,
  });
  return run.deps.ports.checkBody(body) === undefined ? body : emptyBody(page.title);
}

/** Gives a site without a home page one: the old site's, else a page with the latest posts. */
export async function importHome(run: ImportRun): Promise<void> {
  const { deps, options } = run;
  if ((await listPaths(deps.db.read, options.siteId)).has('/')) return;
  const page = topPages(run).find((item) => isHomePage(item) && run.paths.has(item.key));
  const id = page ? run.ids.get(page.key) : await createHome(run);
  if (id === undefined) return;
  const problem = options.isDryRun
    ? undefined
    : await deps.ports.changeSiteSettings(options.siteId, { homePageId: id });
  if (page && problem === undefined) run.paths.set(page.key, '/');
  run.entries.push({
    kind: 'other',
    sourceId: sourceIdOf(run, 'home'),
    title: page?.title ?? 'Home',
    outcome: problem ? 'left-out' : 'created',
    notes: [problem ?? homeNote(run, page)],
    path: '/',
  });
}

function homeNote({ options: { isDryRun } }: ImportRun, page: IndexedItem | undefined): string {
  if (page) return isDryRun ? 'would be the home page' : 'is the home page now';
  return 'the old site showed its latest posts first; so does this page';
}

const LATEST = 6;

async function createHome(run: ImportRun): Promise<string | undefined> {
  const { deps, options, blog } = run;
  if (!blog) return undefined;
  const sourceId = sourceIdOf(run, 'home');
  const latest = {
    collection: { ref: 'collection', id: blog.collectionId },
    heading: '',
    kind: 'posts',
    layout: 'grid',
    columns: 3,
    limit: LATEST,
    order: 'newest',
    events: 'upcoming',
    followsAddress: false,
    show: { image: true, date: true, author: false, excerpt: true, categories: false },
    ratio: '3:2',
  };
  const sections = layoutFragments([{ kind: 'block', type: 'summary', props: latest, folded: [] }], {
    idAt: (index) => stableId(sourceId, index),
    note: () => undefined,
  });
  const existing = run.existing.get(sourceId);
  // Made by an import that was broken off before it could say so.
  if (existing) return existing.isDeleted ? undefined : existing.id;
  const id = deps.newId();
  if (options.isDryRun) return id;
  const title = shorten(plainWords(run.file.site.title), 300) || 'Home';
  const written = await deps.db.write((tx) =>
    writeDocument(tx, deps, {
      siteId: options.siteId,
      id,
      sourceId,
      kind: 'page',
      body: { title, fields: {}, sections },
      slug: 'home',
      parentId: null,
      collectionId: null,
      position: 0,
      at: undefined,
      publication: { kind: 'publish' },
      passwordHash: undefined,
      existing,
    }),
  );
  return written.outcome === 'created' ? id : undefined;
}

interface SiteFacts {
  readonly tagline?: string;
  readonly locale?: string;
}

/** A site into which nothing has been put yet takes the old one's tagline and language. */
export async function adoptSiteFacts(run: ImportRun): Promise<void> {
  const facts = run.options.isDryRun ? undefined : await findFactsToAdopt(run);
  if (facts) await run.deps.ports.changeSiteSettings(run.options.siteId, facts);
}

/** The site’s language once the file is in. */
export async function foreseeLocale(run: ImportRun): Promise<string> {
  const { deps, options } = run;
  return (await findFactsToAdopt(run))?.locale ?? findLocale(deps.db.read, options.siteId);
}

async function findFactsToAdopt({ deps, options, file }: ImportRun): Promise<SiteFacts | undefined> {
  const current = await findSiteSettings(deps.db.read, options.siteId);
  if (!current || (await countPages(deps.db.read, options.siteId)) > 0) return undefined;
  const tagline = shorten(plainWords(file.site.description), 300);
  const language = /^[a-z]{2,3}(-[A-Za-z0-9]{2,8}){0,2}$/.exec(file.site.language)?.[0];
  const isPlain = current.locale === DEFAULT_LOCALE && current.tagline === '';
  if (!isPlain) return undefined;
  return {
    ...(tagline === '' ? {} : { tagline }),
    ...(language ? { locale: language } : {}),
  };
}
