/** The versions of documents: listed, compared, named, brought back. */
import * as content from '#domain/content/calls-versions.ts';
import { recorded } from '../activity/record-activity.ts';
import type { Deps } from '../deps.ts';
import type { AnswerCall } from '../http/answer-calls.ts';
import type { Authorize } from '../http/authorize.ts';
import { findRevision } from '../kernel/documents/queries.ts';
import { compareVersions } from './compare-versions.ts';
import { describeSiteRestored } from './describe-changes.ts';
import { mayDesign } from './design-guard.ts';
import { nameOf } from './name-of.ts';
import { listRevisions } from './queries.ts';
import { listVersions } from './queries-history.ts';
import { addressOf, recordChange } from './record-change.ts';
import { planSiteRestore, restoreSite } from './restore-site.ts';
import { nameRevision, restoreRevision } from './revisions.ts';

const PAGE_SIZE = 200;
/** Saves come seconds apart: this many reach back over days of work. */
const MOST_VERSIONS = 2000;
const MISSING = { kind: 'missing', message: 'This version no longer exists.' } as const;

export function versionRoutes(deps: Deps & { readonly authorize: Authorize }, answer: AnswerCall): void {
  const { db } = deps;
  answer(content.readHistory, async ({ siteId, params }) => ({
    versions: await listVersions(db.read, siteId, params.document, MOST_VERSIONS),
  }));
  answer(content.compare, async (call, { pairs }) => ({
    comparisons: await compareVersions(deps, addressOf(call), pairs),
  }));
  answer(content.readRevisions, async ({ siteId, params }) => ({
    revisions: await listRevisions(db.read, siteId, params.document, PAGE_SIZE),
  }));
  answer(content.readRevision, async ({ siteId, params }) => {
    const revision = await findRevision(db.read, siteId, params.revision);
    return revision?.documentId === params.document ? { revision } : MISSING;
  });
  answer(content.restoreRevision, (call) => {
    const input = { ...addressOf(call), revisionId: call.params.revision };
    const restore = (within: Deps) => restoreRevision(within, call.actor, input);
    return recordChange(
      deps,
      call,
      restore,
      (document) => `restored an older version of ${nameOf(document)}`,
    );
  });
  answer(content.nameRevision, (call, { name }) => {
    const input = { ...addressOf(call), revisionId: call.params.revision, name };
    const change = (within: Deps) => nameRevision(within, input);
    return recordChange(deps, call, change, (document) => `named a version of ${nameOf(document)} “${name}”`);
  });
  answer(content.restoreDrafts, async (call, { at, isPlan }) => {
    const { context, actor, siteId } = call;
    const isWithoutStyle = !(await mayDesign(deps.authorize, context, siteId));
    const input = { siteId, at, isWithoutStyle };
    if (isPlan) return planSiteRestore(deps, input);
    const restore = (within: Deps) => restoreSite(within, actor, input);
    return recorded(deps, call, restore, describeSiteRestored(siteId, at));
  });
}
