/** The calls about consent. */
import { z } from 'zod';
import { call } from '../calls/call.ts';
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
