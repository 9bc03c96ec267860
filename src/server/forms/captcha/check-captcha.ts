/** Whether a submission has passed the captcha its site asks for, whoever that is from. */
import { CAPTCHA_UNAVAILABLE, type CaptchaProvider } from '#domain/forms/captcha-services.ts';
import type { PostedForm } from '../submit/read-post.ts';
import type { CaptchaServices, ServiceVerdict } from './ask-service.ts';
import type { Captchas } from './challenges.ts';

export interface CaptchaDeps {
  readonly captchas: Captchas;
  readonly captchaServices: CaptchaServices;
}

/** `missing`: it came without, from where none can be solved; it is kept, and looked at by the owner. */
export type CaptchaVerdict = ServiceVerdict | 'missing';

export interface CaptchaCheck {
  readonly siteId: string;
  /** Undefined where the site asks for none. */
  readonly provider: CaptchaProvider | undefined;
  readonly post: PostedForm;
  readonly submissionKey: string;
}

export async function checkCaptcha(deps: CaptchaDeps, check: CaptchaCheck): Promise<CaptchaVerdict> {
  const { provider, post } = check;
  if (provider === undefined) return 'passed';
  const token = post.text('captchaKey');
  if (provider !== 'built-in' && token === CAPTCHA_UNAVAILABLE) return 'missing';
  const verdict = token === '' ? 'refused' : await verdictOf(deps, provider, check, token);
  // A browser without scripts can solve none.
  return verdict === 'refused' && post.isBare ? 'missing' : verdict;
}

async function verdictOf(
  { captchas, captchaServices }: CaptchaDeps,
  provider: CaptchaProvider,
  { siteId, submissionKey }: CaptchaCheck,
  token: string,
): Promise<ServiceVerdict> {
  if (provider === 'built-in') return captchas.take(siteId, token, submissionKey) ? 'passed' : 'refused';
  return captchaServices.check({ siteId, service: provider, token, submissionKey });
}
