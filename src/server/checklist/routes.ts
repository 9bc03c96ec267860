/** Answers what a site still lacks. */
import { Hono } from 'hono';
import type { AnswerOf } from '#domain/calls/call.ts';
import { NAMED_PAGES, readChecklist } from '#domain/checklist/calls.ts';
import { LACK_PERMISSIONS, LACKS, type Lack, SET_UP } from '#domain/checklist/lacks.ts';
import type { SiteSettings } from '#domain/settings/site-settings.ts';
import type { Queryable } from '../db/schema.ts';
import type { ChecklistPart } from '../feature.ts';
import { answerCalls } from '../http/answer-calls.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { findSiteSettings } from '../kernel/sites/queries.ts';
import { type LookAtDrafts, lookAtDrafts, type SeenDraft } from './look-at-drafts.ts';
import { countPicturesWithoutWords, countUnpublished } from './queries.ts';

type Lacking = AnswerOf<typeof readChecklist>['lacks'][number];

export interface ChecklistNeeds {
  /** What other features know of. */
  readonly parts: readonly ChecklistPart[];
}

export function checklistRoutes({ db, authorize, parts }: Kernel & ChecklistNeeds): Hono {
  const app = new Hono();
  const answer = answerCalls(app, authorize);
  const look = lookAtDrafts();
  answer(readChecklist, async ({ siteId, actor }) => {
    const [settings, own, ...more] = await Promise.all([
      findSiteSettings(db.read, siteId),
      listPoints(db.read, { siteId, mayDesign: actor.permissions?.has('config.design') ?? false }, look),
      ...parts.map((part) => part(db.read, siteId)),
    ]);
    if (!settings) return { kind: 'missing', message: 'This site does not exist.' };
    const points = mergeKinds([...pointsOf(settings), ...own, ...more.flat()]).filter(({ kind }) =>
      actor.permissions?.has(LACK_PERMISSIONS[kind]),
    );
    const lacks = points
      .filter(({ count }) => count > 0)
      .sort((a, b) => LACKS.indexOf(a.kind) - LACKS.indexOf(b.kind));
    const setUp = points.filter(({ kind }) => (SET_UP as readonly Lack[]).includes(kind));
    return { lacks, done: setUp.filter(({ count }) => count === 0).length, of: setUp.length };
  });
  return app;
}

/** Several features may need the same: it is done once all of them have it. */
function mergeKinds(points: readonly Lacking[]): Lacking[] {
  const merged = new Map<Lack, Lacking>();
  for (const point of points)
    if (point.count >= (merged.get(point.kind)?.count ?? 0)) merged.set(point.kind, point);
  return [...merged.values()];
}

function pointsOf({ description, favicon }: SiteSettings): Lacking[] {
  return [
    { kind: 'site-description', count: description.trim() === '' ? 1 : 0 },
    { kind: 'favicon', count: favicon ? 0 : 1 },
  ];
}

async function listPoints(
  db: Queryable,
  { siteId, mayDesign }: { readonly siteId: string; readonly mayDesign: boolean },
  look: LookAtDrafts,
): Promise<Lacking[]> {
  const [pages, others, pictures, unpublished] = await Promise.all([
    look(db, siteId, ['page']),
    look(db, siteId, ['item', 'footer']),
    countPicturesWithoutWords(db, siteId),
    countUnpublished(db, siteId, mayDesign),
  ]);
  const all = [...pages, ...others];
  return [
    ofPages(
      'page-descriptions',
      pages.filter(({ lacksDescription }) => lacksDescription),
    ),
    { kind: 'picture-words', count: pictures },
    // The page of a collection lists what is in it by itself.
    ofPages(
      'empty-pages',
      pages.filter(({ isBlank, isCollection }) => isBlank && !isCollection),
    ),
    { kind: 'sample-facts', count: all.some(({ holdsSampleFacts }) => holdsSampleFacts) ? 1 : 0 },
    ofPages(
      'sample-words',
      all.filter(({ holdsSampleWords }) => holdsSampleWords),
      ({ sampleWordsIn }) => sampleWordsIn,
    ),
    { kind: 'unpublished', count: unpublished },
  ];
}

function ofPages(
  kind: Lacking['kind'],
  pages: readonly SeenDraft[],
  partOf: (page: SeenDraft) => string | undefined = () => undefined,
): Lacking {
  const named = pages.slice(0, NAMED_PAGES).map((page) => {
    const part = partOf(page);
    return { id: page.id, title: nameOf(page), ...(part === undefined ? {} : { part }) };
  });
  return { kind, count: pages.length, pages: named };
}

/** The footer is below all pages, and is none itself. */
function nameOf({ kind, title }: SeenDraft): string {
  return kind === 'footer' ? 'Footer' : title;
}
