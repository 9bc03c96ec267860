/** What a form asks for before it is sent. */
import { z } from 'zod';
import { call } from '../calls/call.ts';
import { CAPTCHA_PATH } from './challenge.ts';

const text = z.string();

export const readChallenge = call('GET', CAPTCHA_PATH, {
  may: 'visitor',
  summary: 'Returns a puzzle for forms that check for bots.',
  answer: z.object({
    algorithm: z.literal('SHA-256'),
    challenge: text.meta({ description: 'Hash of the salt with the number after it, hex.' }),
    maxnumber: z.int(),
    salt: text.meta({ description: 'Random, with the expiry in its query.' }),
    signature: text,
  }),
});
