/** What a page calls when its visitor decides. */
import { z } from 'zod';
import { call } from '../calls/call.ts';
import { RECORD_PATH } from './contract.ts';
import { sentDecision } from './proof.ts';

export const recordConsent = call('POST', RECORD_PATH, {
  may: 'visitor',
  summary: 'Saves proof of a visitor’s cookie choice, without identifying them.',
  body: sentDecision,
  answer: z.object({}).meta({ id: 'Recorded' }),
});
