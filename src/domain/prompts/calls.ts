/** The call by which the owner area says what it has told or asked in a dialog that nobody had opened. */
import { z } from 'zod';
import { doneAnswer } from '../calls/answers.ts';
import { call } from '../calls/call.ts';

const PROMPTS = ['post-published', 'sample-posts', 'home-page-stays'] as const;
export type Prompt = (typeof PROMPTS)[number];

export const reportPrompt = call('POST', '/api/sites/:site/prompts', {
  may: 'write',
  summary: 'Records in the activity that a prompt was shown, or how it was answered.',
  body: z.strictObject({
    prompt: z.enum(PROMPTS),
    did: z.enum(['shown', 'accepted']).meta({ description: 'accepted: what the prompt offers was done.' }),
  }),
  answer: doneAnswer('noted'),
  leaves: ['site.prompt-shown', 'site.prompt-accepted'],
});
