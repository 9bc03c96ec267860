/** What a page with a form fetches from the captcha service of the site. */
import {
  type CaptchaProvider,
  type CaptchaService,
  isCaptchaService,
} from '#domain/forms/captcha-services.ts';

/** Sources that the policy of a page lets through beside its own. */
export interface ServiceSources {
  readonly scripts: readonly string[];
  readonly frames: readonly string[];
  readonly styles: readonly string[];
  readonly connections: readonly string[];
}

const TURNSTILE = ['https://challenges.cloudflare.com'];
const HCAPTCHA = ['https://hcaptcha.com', 'https://*.hcaptcha.com'];

/** As each service says what it needs. */
const SOURCES: Readonly<Record<CaptchaService, ServiceSources>> = {
  turnstile: { scripts: TURNSTILE, frames: TURNSTILE, styles: [], connections: [] },
  hcaptcha: { scripts: HCAPTCHA, frames: HCAPTCHA, styles: HCAPTCHA, connections: HCAPTCHA },
  recaptcha: {
    scripts: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
    frames: ['https://www.google.com/recaptcha/', 'https://recaptcha.google.com/recaptcha/'],
    styles: [],
    connections: [],
  },
};

/** @param markup of the page */
export function captchaSources(
  markup: string,
  { captchaProvider }: { readonly captchaProvider: CaptchaProvider },
): ServiceSources | undefined {
  if (!isCaptchaService(captchaProvider) || !markup.includes(`data-captcha="${captchaProvider}"`))
    return undefined;
  return SOURCES[captchaProvider];
}
