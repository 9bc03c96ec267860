/**
 * The built-in captcha: a browser finds a number whose hash is given, which costs a person a moment and a program
 * that sends by the thousand a lot (the protocol is ALTCHA's, FORM-64). Nothing is asked of anybody else.
 */
import { isObject } from '../json.ts';

export const CAPTCHA_PATH = '/api/form/captcha';
/** Numbers that are tried at most. */
export const CAPTCHA_NUMBERS = 60_000;
/** Narrower than this, it is set in its compact size (FORM-63). */
export const CAPTCHA_COMPACT_BELOW = 320;

export interface CaptchaChallenge {
  readonly algorithm: 'SHA-256';
  /** Hash of the salt with the number after it, hex. */
  readonly challenge: string;
  readonly maxnumber: number;
  /** Random, with the expiry in its query. */
  readonly salt: string;
  readonly signature: string;
}

export interface CaptchaSolution extends Omit<CaptchaChallenge, 'maxnumber'> {
  readonly number: number;
}

/** What a submission carries as `captchaKey`. */
export function writeCaptchaKey({ challenge, salt, signature }: CaptchaChallenge, number: number): string {
  const solution: CaptchaSolution = { algorithm: 'SHA-256', challenge, number, salt, signature };
  return btoa(JSON.stringify(solution));
}

/** @returns undefined for anything that is no solution */
export function readCaptchaKey(key: string): CaptchaSolution | undefined {
  try {
    const value: unknown = JSON.parse(atob(key));
    return isSolution(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isSolution(value: unknown): value is CaptchaSolution {
  if (!isObject(value) || value['algorithm'] !== 'SHA-256' || !Number.isSafeInteger(value['number']))
    return false;
  return ['challenge', 'salt', 'signature'].every((name) => typeof value[name] === 'string');
}
