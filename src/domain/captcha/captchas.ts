/** What forms ask of captchas, whoever these are from. */
import type { CaptchaChallenge } from './challenge.ts';
import type { CaptchaProvider } from './providers.ts';

export interface Captchas {
  /** For the built-in captcha. */
  issue(siteId: string): CaptchaChallenge;
  verify(solved: SolvedCaptcha): Promise<CaptchaVerdict>;
}

/** `unchecked`: the service could not be asked, or did not take our secret. */
export type CaptchaVerdict = 'passed' | 'refused' | 'unchecked';

export interface SolvedCaptcha {
  readonly siteId: string;
  readonly provider: CaptchaProvider;
  /** What the browser brings of it. */
  readonly token: string;
  /** What it goes with: the same may come again, another may not. */
  readonly submissionKey: string;
}
