/** The calls about the captchas of a site. */
import { z } from 'zod';
import { call } from '../calls/call.ts';
import { CAPTCHA_PROVIDERS, type CaptchaService, isCaptchaService } from './providers.ts';

const SECRETS = '/api/sites/:site/captcha-secrets';
const SERVICES = CAPTCHA_PROVIDERS.filter((each): each is CaptchaService => isCaptchaService(each));

const kept = z.object({
  services: z.array(z.string()).meta({ description: 'The services a secret is kept for.' }),
});

export const readSecrets = call('GET', SECRETS, {
  may: 'config.settings',
  summary: 'Lists captcha services with a saved secret.',
  answer: kept,
  cache: 'no-store',
});

export const changeSecret = call('PUT', SECRETS, {
  may: 'config.settings',
  summary: 'Saves the secret key for a captcha service.',
  description: 'The secret is never shown again and never exported.',
  body: z.strictObject({
    service: z.enum(SERVICES),
    secret: z.string().trim().min(1).max(500).nullable().meta({ description: 'Null removes it.' }),
  }),
  answer: kept,
  cache: 'no-store',
  leaves: 'form.captcha',
});
