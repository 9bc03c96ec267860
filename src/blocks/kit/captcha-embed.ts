/** What a page with a form fetches from the captcha service of the site. */

import type { CaptchaService } from '#domain/captcha/providers.ts';
import type { Embeds, ServiceSources } from '#domain/code/embed.ts';

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

export function embedCaptcha(embeds: Embeds, service: CaptchaService): void {
  embeds.set('captcha', { services: SOURCES[service] });
}
