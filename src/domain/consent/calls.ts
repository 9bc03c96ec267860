/** The calls about consent. */
import { z } from 'zod';
import { call } from '../calls/call.ts';
import { OPTIONAL_CATEGORIES } from './categories.ts';
import { decisionSchema, visitorId, wordingSchema } from './proof.ts';
import { consentSchema } from './schema.ts';

const PATH = '/api/sites/:site/consent';
const answer = z.object({ consent: consentSchema }).meta({ id: 'Consent' });

export const readConsent = call('GET', PATH, {
  may: 'read',
  summary: 'Says what visitors are asked before anything optional runs.',
  answer,
});

export const saveConsent = call('PUT', PATH, {
  may: 'config.settings',
  summary: 'Changes what visitors are asked before anything optional runs.',
  body: consentSchema,
  answer,
  leaves: 'settings.consent-changed',
});

const logAnswer = z
  .object({
    decisions: z.array(decisionSchema),
    wordings: z.array(wordingSchema).meta({ description: 'What the banners said that these were about.' }),
  })
  .meta({ id: 'ConsentLog' });

export const readLog = call('GET', `${PATH}/log`, {
  may: 'config.settings',
  summary: 'Lists what visitors decided about cookies, the newest first.',
  query: z.object({
    visitor: visitorId.exactOptional().meta({ description: 'Only of this one: the id in their own cookie.' }),
  }),
  refusesQuery: 'Such ids are made of digits and hyphens.',
  answer: logAnswer,
});

export const exportLog = call('GET', `${PATH}/log.csv`, {
  may: 'config.settings',
  summary: 'Gives all that visitors decided about cookies as a table for spreadsheets.',
  gives: 'text/csv',
  personal: 'none',
  leaves: 'settings.consent-log-exported',
});

const scanned = z
  .object({
    pageCount: z.int(),
    isAll: z.boolean().meta({ description: 'False where the site has more pages than are looked through.' }),
    found: z.array(
      z.object({
        service: z.string(),
        category: z.enum(OPTIONAL_CATEGORIES),
        cookies: z.array(z.string()),
        pages: z.array(z.string()),
      }),
    ),
    frames: z
      .array(z.object({ path: z.string(), url: z.string() }))
      .meta({ description: 'Addresses that show each page to the owner’s browser, and let nothing out.' }),
  })
  .meta({ id: 'ScannedSite' });

export const scanSite = call('GET', `${PATH}/scan`, {
  may: 'config.settings',
  summary:
    'Looks through the published pages and lists what each would fetch from others and keep in browsers.',
  answer: scanned,
  cache: 'no-store',
});
