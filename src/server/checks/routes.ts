/** Checks a draft for its owner: what keeps visitors out, what would be better otherwise, and what it weighs. */

import { Hono } from 'hono';
import { check } from '#domain/checks/calls.ts';
import { checkPage } from '#domain/checks/check-page.ts';
import type { Facts } from '#domain/checks/facts.ts';
import type { Finding } from '#domain/checks/finding.ts';
import { objectsWithin } from '#domain/checks/walk-values.ts';
import type { PageWeight } from '#domain/checks/weight.ts';
import type { Body } from '#domain/content/content.ts';
import { isId } from '#domain/id.ts';
import { SEARCH_PATH } from '#domain/search/contract.ts';
import type { Deps } from '../deps.ts';
import { answerCalls } from '../http/answer-calls.ts';
import type { Authorize } from '../http/authorize.ts';
import { findDocumentFacts, findKnownPaths, findPictureFacts } from './queries.ts';
import { type Visit, weighPage } from './weigh-page.ts';

/** A draft as visitors would get it. */
interface RenderedDraft {
  readonly kind: string;
  readonly body: Body;
  readonly html: string;
  readonly baseUrl: string;
}

export interface CheckDeps extends Pick<Deps, 'db'> {
  readonly authorize: Authorize;
  readonly visit: Visit;
  renderDraft(siteId: string, documentId: string): Promise<RenderedDraft | undefined>;
}

export function checkRoutes(deps: CheckDeps): Hono {
  const app = new Hono();
  answerCalls(app, deps.authorize)(check, async ({ siteId, params: { document } }) => {
    const draft = isId(document) ? await deps.renderDraft(siteId, document) : undefined;
    if (!draft) return { kind: 'missing', message: 'This page or post does not exist.' };
    const [facts, weight] = await Promise.all([
      collectFacts(deps, siteId, draft),
      weighPage(draft.html, draft.baseUrl, deps.visit),
    ]);
    return { findings: [...checkPage(draft.body, facts), ...weightFindings(weight)], weight };
  });
  return app;
}

async function collectFacts(
  { db }: CheckDeps,
  siteId: string,
  { kind, body }: RenderedDraft,
): Promise<Facts> {
  const ids = new Set<string>();
  const paths = new Set<string>();
  for (const { value } of objectsWithin(body)) {
    if (typeof value['ref'] === 'string' && isId(value['id'])) ids.add(value['id']);
    if (typeof value['url'] === 'string' && value['url'].startsWith('/'))
      paths.add(value['url'].replace(/[?#].*$/s, '') || '/');
  }
  const [documents, pictures, known] = await Promise.all([
    findDocumentFacts(db.read, siteId, [...ids]),
    findPictureFacts(db.read, siteId, [...ids]),
    findKnownPaths(db.read, siteId, [...paths]),
  ]);
  const files = pictures.map(([id, { filename, isDeleted }]) => {
    return [id, { title: filename, isPublished: true, isDeleted }] as const;
  });
  return {
    isPost: kind === 'item',
    isPart: kind !== 'item' && kind !== 'page',
    targets: new Map([...documents, ...files]),
    pictures: new Map(pictures),
    hasPath: (path) => path === SEARCH_PATH || known.has(path),
  };
}

function weightFindings({ total, budget, loadMs, heaviest }: PageWeight): Finding[] {
  if (total <= budget) return [];
  const most = heaviest
    ? ` The largest picture is “${heaviest.filename}” with ${kilobytes(heaviest.bytes)}.`
    : '';
  const message = `Phones load ${kilobytes(total)} for this page, which takes about ${Math.round(loadMs / 1000)} seconds on a slow connection. Show fewer pictures.${most}`;
  return [{ rule: 'page-weight', level: 'advice', message, target: null }];
}

function kilobytes(bytes: number): string {
  return `${Math.round(bytes / 1000).toLocaleString('en')} kB`;
}
