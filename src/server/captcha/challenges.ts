/** Gives out challenges and takes their solutions, each for one submission. */
import { createHash, randomBytes, randomInt } from 'node:crypto';
import { BoundedMap } from '#domain/bounded-map.ts';
import { CAPTCHA_NUMBERS, type CaptchaChallenge, readCaptchaKey } from '#domain/captcha/challenge.ts';
import { MINUTE_MS } from '#domain/time.ts';
import { isSame, signatureOf } from '../http/signature.ts';

const LIFE_MS = 20 * MINUTE_MS;
/** Kept until they have ended, and so many at most. */
const MAX_USED = 50_000;

interface ChallengeOptions {
  readonly secret: string;
  readonly now: () => number;
}

export class Challenges {
  readonly #secret: string;
  readonly #now: () => number;
  /** Signature of a solved challenge to the submission it went with. */
  readonly #used = new BoundedMap<string, string>(MAX_USED);

  constructor({ secret, now }: ChallengeOptions) {
    this.#secret = secret;
    this.#now = now;
  }

  issue(siteId: string): CaptchaChallenge {
    const salt = `${randomBytes(12).toString('hex')}?expires=${this.#now() + LIFE_MS}&`;
    const challenge = hash(salt, randomInt(CAPTCHA_NUMBERS));
    return {
      algorithm: 'SHA-256',
      challenge,
      maxnumber: CAPTCHA_NUMBERS,
      salt,
      signature: this.#sign(siteId, challenge),
    };
  }

  /** Whether this is a solution that went with no other submission. The same submission may come again. */
  take(siteId: string, key: string, submissionKey: string): boolean {
    const solution = readCaptchaKey(key);
    if (!solution) return false;
    const { challenge, number, salt, signature } = solution;
    if (!isSame(signature, this.#sign(siteId, challenge))) return false;
    if (hash(salt, number) !== challenge) return false;
    const expiresAt = Number(/\?expires=(\d+)&$/.exec(salt)?.[1] ?? 0);
    if (expiresAt < this.#now()) return false;
    const usedFor = this.#used.get(signature);
    if (usedFor !== undefined) return usedFor === submissionKey;
    this.#used.set(signature, submissionKey);
    return true;
  }

  #sign(siteId: string, challenge: string): string {
    return signatureOf(this.#secret, ['captcha', siteId, challenge], 'hex');
  }
}

function hash(salt: string, number: number): string {
  return createHash('sha256').update(`${salt}${number}`).digest('hex');
}
