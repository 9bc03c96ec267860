/** The call of the contract that pages ask before they record a visit. */
import { z } from 'zod';
import { call } from '../calls/call.ts';
import { RECORDING_ID_PATH } from './recording.ts';

export const readRecordingId = call('GET', RECORDING_ID_PATH, {
  may: 'visitor',
  summary: 'Returns the id under which a visit is recorded.',
  description: 'Always the mock id, which means that nothing is recorded.',
  answer: z.string(),
  cache: 'no-store',
});
