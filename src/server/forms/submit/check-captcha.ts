/** Whether a submission has passed the captcha its site asks for, whoever that is from. */
import type { Captchas, CaptchaVerdict, SolvedCaptcha } from '#domain/captcha/captchas.ts';
import { CAPTCHA_UNAVAILABLE, type CaptchaProvider } from '#domain/captcha/providers.ts';
import type { PostedForm } from './read-post.ts';

/** `missing`: it came without, from where none can be solved; it is kept, and looked at by the owner. */
export type SubmissionVerdict = CaptchaVerdict | 'missing';

export interface CaptchaCheck extends Pick<SolvedCaptcha, 'siteId' | 'submissionKey'> {
  /** Undefined where the site asks for none. */
  readonly provider: CaptchaProvider | undefined;
  readonly post: PostedForm;
}

export async function checkCaptcha(captchas: Captchas, check: CaptchaCheck): Promise<SubmissionVerdict> {
  const { siteId, provider, post, submissionKey } = check;
  if (provider === undefined) return 'passed';
  const token = post.text('captchaKey');
  if (provider !== 'built-in' && token === CAPTCHA_UNAVAILABLE) return 'missing';
  const verdict =
    token === '' ? 'refused' : await captchas.verify({ siteId, provider, token, submissionKey });
  // A browser without scripts can solve none.
  return verdict === 'refused' && post.isBare ? 'missing' : verdict;
}
