/** The answer to a built-in captcha, as a browser finds it. */
import { createHash } from 'node:crypto';
import { CAPTCHA_PATH, type CaptchaChallenge, writeCaptchaKey } from '#domain/captcha/challenge.ts';

/** @param get asks the site for a path */
export async function solveCaptcha(get: (path: string) => Promise<Response>): Promise<string> {
  const challenge = (await (await get(CAPTCHA_PATH)).json()) as CaptchaChallenge;
  for (let number = 0; ; number += 1) {
    const hash = createHash('sha256').update(`${challenge.salt}${number}`).digest('hex');
    if (hash === challenge.challenge) return writeCaptchaKey(challenge, number);
  }
}
