/** Who keeps programs out of forms: Vitrine by itself, or a service that the owner has an account with. */

export const CAPTCHA_PROVIDERS = ['built-in', 'turnstile', 'hcaptcha', 'recaptcha'] as const;
export type CaptchaProvider = (typeof CAPTCHA_PROVIDERS)[number];
export type CaptchaService = Exclude<CaptchaProvider, 'built-in'>;

/** Stands in a submission for what a service gives, where its script did not load. */
export const CAPTCHA_UNAVAILABLE = 'unavailable';

export function isCaptchaService(provider: string | undefined): provider is CaptchaService {
  return provider !== 'built-in' && CAPTCHA_PROVIDERS.some((each) => each === provider);
}

/** Who the forms of a site ask for a captcha; undefined where they ask for none. */
export function captchaOf({
  captchaSiteKey,
  captchaProvider,
}: {
  readonly captchaSiteKey: string;
  readonly captchaProvider: CaptchaProvider;
}): CaptchaProvider | undefined {
  return captchaSiteKey ? captchaProvider : undefined;
}
