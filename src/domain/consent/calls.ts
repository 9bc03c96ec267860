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
  summary: 'Returns the consent settings.',
  answer,
});

export const saveConsent = call('PUT', PATH, {
  may: 'config.settings',
  summary: 'Changes the consent settings.',
  body: consentSchema,
  answer,
  leaves: 'settings.consent-changed',
});

const logAnswer = z
  .object({
    decisions: z.array(decisionSchema),
    wordings: z.array(wordingSchema).meta({ description: 'The banner texts shown.' }),
  })
  .meta({ id: 'ConsentLog' });

export const readLog = call('GET', `${PATH}/log`, {
  may: 'config.settings',
  summary: 'Lists visitors’ cookie choices, newest first.',
  query: z.object({
    visitor: visitorId.exactOptional().meta({ description: 'Only this ID, from the visitor’s cookie.' }),
  }),
  refusesQuery: 'Enter an ID made of digits and hyphens.',
  answer: logAnswer,
});

export const exportLog = call('GET', `${PATH}/log.csv`, {
  may: 'config.settings',
  summary: 'Exports visitors’ cookie choices as CSV.',
  gives: 'text/csv',
  personal: 'none',
  leaves: 'settings.consent-log-exported',
});

const scanned = z
  .object({
    pageCount: z.int(),
    isAll: z.boolean().meta({ description: 'False if the site has more pages than the scan covers.' }),
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
  summary: 'Scans published pages and lists the services they contact and what they store in browsers.',
  answer: scanned,
  cache: 'no-store',
});
