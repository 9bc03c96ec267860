/** What visitors are asked, for the owner of the site. */
import { Hono } from 'hono';
import * as calls from '#domain/consent/calls.ts';
import type { Decision } from '#domain/consent/proof.ts';
import { decisionsCsv } from '#domain/consent/proof-csv.ts';
import { type Consent, consentSchema } from '#domain/consent/schema.ts';
import { privacyLevelOf } from '#domain/consent/settings.ts';
import { leave, recorded } from '../activity/record-activity.ts';
import { answerCalls } from '../http/answer-calls.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { findConsent } from './queries.ts';
import { eachDecision, listDecisions } from './queries-log.ts';
import { listWordings } from './queries-wordings.ts';
import { saveConsent } from './save-consent.ts';
import { scanFrameUrl } from './scan-frame.ts';
import { type ScanDeps, scanSite } from './scan-site.ts';

/** Decisions that the owner area shows at once; the table has them all. */
const SHOWN = 100;

export function consentRoutes(deps: Kernel & ScanDeps): Hono {
  const app = new Hono();
  const answer = answerCalls(app, deps.authorize);
  answer(calls.readConsent, async ({ siteId }) => ({
    consent: (await findConsent(deps.db.read, siteId)) ?? consentSchema.parse({}),
  }));
  answer(calls.saveConsent, async (call, consent) => {
    await recorded(
      deps,
      call,
      (within) => saveConsent(within, { siteId: call.siteId, consent }),
      () => wordsOf(consent),
    );
    return { consent };
  });
  answer(calls.scanSite, async ({ siteId }) => {
    const { assigned = [] } = (await findConsent(deps.db.read, siteId)) ?? {};
    const { origin, paths, isAll, found } = await scanSite(deps, siteId, assigned);
    const frames = paths.map((path) => ({ path, url: scanFrameUrl(deps, siteId, { origin, path }) }));
    return { pageCount: paths.length, isAll, found, frames };
  });
  answer(calls.readLog, async ({ siteId, query: { visitor } }) => ({
    decisions: await listDecisions(deps.db.read, siteId, { visitor, limit: SHOWN }),
    wordings: await listWordings(deps.db.read, siteId),
  }));
  answer(calls.exportLog, async (call) => {
    const { siteId } = call;
    const decisions: Decision[] = [];
    for await (const some of eachDecision(deps.db.read, siteId)) decisions.push(...some);
    await deps.db.write((tx) => leave(tx, deps, call, { what: 'exported the proof of consent' }));
    const wordings = await listWordings(deps.db.read, siteId);
    return call.context.body(decisionsCsv(decisions, wordings), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="consent.csv"',
      'cache-control': 'no-store',
    });
  });
  return app;
}

const WORDS = {
  0: 'turned off consent',
  1: 'blocked everything optional',
  2: 'turned on a cookie notice',
  3: 'turned on a consent banner',
} as const;

function wordsOf(consent: Consent): string {
  return WORDS[privacyLevelOf(consent)];
}
