/** What a page calls when its visitor decides. */
import { z } from 'zod';
import { call } from '../calls/call.ts';
import { RECORD_PATH } from './contract.ts';
import { sentDecision } from './proof.ts';

export const recordConsent = call('POST', RECORD_PATH, {
  may: 'visitor',
  summary: 'Keeps proof of what a visitor has decided about cookies, without anything that tells who it was.',
  body: sentDecision,
  answer: z.object({}).meta({ id: 'Recorded' }),
});
