/** What a form asks for before it is sent. */
import { z } from 'zod';
import { loosely } from '../calls/answers.ts';
import { call } from '../calls/call.ts';
import { CAPTCHA_PATH, type CaptchaChallenge } from './challenge.ts';

export const readChallenge = call('GET', CAPTCHA_PATH, {
  may: 'visitor',
  summary: 'Gives a task that shows a person at work, for forms that ask for one.',
  answer: loosely<CaptchaChallenge>(z.looseObject({ challenge: z.string(), maxnumber: z.int() })),
});
