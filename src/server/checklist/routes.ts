/** Answers what a site still lacks. */
import { Hono } from 'hono';
import type { AnswerOf } from '#domain/calls/call.ts';
import { NAMED_PAGES, readChecklist } from '#domain/checklist/calls.ts';
import { LACKS, type Lack, SET_UP } from '#domain/checklist/lacks.ts';
import { holdsSampleFacts, holdsSampleWords, partWithSampleWords } from '#domain/checklist/sample-words.ts';
import { visibleBody } from '#domain/content/visible-body.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import type { Queryable } from '../db/schema.ts';
import type { ChecklistPart } from '../feature.ts';
import { answerCalls } from '../http/answer-calls.ts';
import { listDrafts, type PageDraft } from '../kernel/documents/queries-drafts.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { findSiteSettings } from '../kernel/sites/queries.ts';
import { countPicturesWithoutWords, countUnpublished } from './queries.ts';

type Lacking = AnswerOf<typeof readChecklist>['lacks'][number];

export interface ChecklistNeeds {
  /** What other features know of. */
  readonly parts: readonly ChecklistPart[];
}

export function checklistRoutes({ db, authorize, parts }: Kernel & ChecklistNeeds): Hono {
  const app = new Hono();
  const answer = answerCalls(app, authorize);
  answer(readChecklist, async ({ siteId }) => {
    const settings = await findSiteSettings(db.read, siteId);
    if (!settings) return { kind: 'missing', message: 'There is no such site.' };
    const more = await Promise.all(parts.map((part) => part(db.read, siteId)));
    const points = [...(await listPoints(db.read, siteId, settings)), ...more.flat()];
    const lacks = points
      .filter(({ count }) => count > 0)
      .sort((a, b) => LACKS.indexOf(a.kind) - LACKS.indexOf(b.kind));
    const setUp = points.filter(({ kind }) => (SET_UP as readonly Lack[]).includes(kind));
    return { lacks, done: setUp.filter(({ count }) => count === 0).length, of: setUp.length };
  });
  return app;
}

async function listPoints(db: Queryable, siteId: string, settings: SiteSettings): Promise<Lacking[]> {
  const [pages, others, pictures, unpublished] = await Promise.all([
    listDrafts(db, siteId, ['page']),
    listDrafts(db, siteId, ['item', 'footer']),
    countPicturesWithoutWords(db, siteId),
    countUnpublished(db, siteId),
  ]);
  return [
    { kind: 'site-description', count: settings.description.trim() === '' ? 1 : 0 },
    { kind: 'favicon', count: settings.favicon ? 0 : 1 },
    ofPages('page-descriptions', pages.filter(lacksDescription)),
    { kind: 'picture-words', count: pictures },
    ofPages('empty-pages', pages.filter(isEmpty)),
    {
      kind: 'sample-facts',
      count: [...pages, ...others].some(({ body }) => holdsSampleFacts(body.sections)) ? 1 : 0,
    },
    ofPages(
      'sample-words',
      [...pages, ...others].filter(({ body }) => holdsSampleWords(body.sections)),
      ({ body }) => partWithSampleWords(body.sections),
    ),
    { kind: 'unpublished', count: unpublished },
  ];
}

function ofPages(
  kind: Lacking['kind'],
  pages: readonly PageDraft[],
  partOf: (page: PageDraft) => string | undefined = () => undefined,
): Lacking {
  const named = pages.slice(0, NAMED_PAGES).map((page) => {
    const part = partOf(page);
    return { id: page.id, title: nameOf(page), ...(part === undefined ? {} : { part }) };
  });
  return { kind, count: pages.length, pages: named };
}

/** The footer stands below all pages, and is none itself. */
function nameOf({ kind, title }: PageDraft): string {
  return kind === 'footer' ? 'Footer' : title;
}

function lacksDescription({ body }: PageDraft): boolean {
  const { description } = body.fields;
  return typeof description !== 'string' || description.trim() === '';
}

/** The page of a collection lists what is in it by itself. */
function isEmpty({ isCollection, body }: PageDraft): boolean {
  return (
    !isCollection && !visibleBody({ title: '', ...body }, {}).sections.some(({ blocks }) => blocks.length > 0)
  );
}
