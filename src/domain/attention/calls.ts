/** The call that says what waits for an answer on a site. */
import { z } from 'zod';
import { call } from '../calls/call.ts';
import { ATTENTION_KINDS } from './kinds.ts';

export const readAttention = call('GET', '/api/sites/:site/attention', {
  may: 'read',
  summary:
    'Counts what waits for you, such as orders to fulfill, booking requests, failed payments and reviews.',
  description: 'Only what your role lets you deal with, and only what is not zero.',
  answer: z.object({ waiting: z.array(z.object({ kind: z.enum(ATTENTION_KINDS), count: z.int() })) }),
});
