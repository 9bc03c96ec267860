/** What visitors are asked, for the owner of the site. */
import { Hono } from 'hono';
import * as calls from '#domain/consent/calls.ts';
import { type Consent, consentSchema } from '#domain/consent/schema.ts';
import { privacyLevelOf } from '#domain/consent/settings.ts';
import { recorded } from '../activity/record-activity.ts';
import { answerCalls } from '../http/answer-calls.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { findConsent } from './queries.ts';
import { saveConsent } from './save-consent.ts';

export function consentRoutes(deps: Kernel): Hono {
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
  return app;
}

const WORDS = {
  0: 'turned the asking for consent off',
  1: 'had everything optional held back',
  2: 'had a banner tell of cookies',
  3: 'had a banner ask before anything optional runs',
} as const;

function wordsOf(consent: Consent): string {
  return WORDS[privacyLevelOf(consent)];
}
