/**
 * The services that a site can work with, and for what. Made from the lists that the product itself works with, so a
 * service that is added or removed there is added or removed here.
 */
import { SERVICES } from '#blocks/social-links/services.ts';
import { RESERVATION_SERVICES } from '#domain/bookings/reservation.ts';
import { CAPTCHA_PROVIDERS, type CaptchaService, isCaptchaService } from '#domain/captcha/providers.ts';
import { KNOWN_SERVICES } from '#domain/consent/services.ts';
import { SHARE_LABELS, SHARE_SERVICES } from '#domain/share/share-links.ts';
import { PAYMENT_METHODS, type PaymentMethod } from '#domain/store/settings/payment-methods.ts';
import { VIDEO_SERVICES } from '#domain/video/providers.ts';
import type { NamedGroup } from './plan-features.ts';
import * as say from './words/en.ts';

/** Of the ways to pay that are another company’s. */
const PAYMENT_NAMES: Readonly<Partial<Record<PaymentMethod, string>>> = { stripe: 'Stripe' };

const CAPTCHA_NAMES: Readonly<Record<CaptchaService, string>> = {
  turnstile: 'Cloudflare Turnstile',
  hcaptcha: 'hCaptcha',
  recaptcha: 'reCAPTCHA',
};

/** Ways to reach someone that are no company’s. */
const NO_SERVICES: readonly string[] = ['email', 'mail', 'phone', 'rss', 'website'];

export function listConnectedServices(): readonly NamedGroup[] {
  const profiles = Object.entries(SERVICES).filter(([id]) => !NO_SERVICES.includes(id));
  return [
    { label: say.payments, names: PAYMENT_METHODS.flatMap((method) => PAYMENT_NAMES[method] ?? []) },
    {
      label: say.spamProtection,
      names: CAPTCHA_PROVIDERS.filter(isCaptchaService).map((provider) => CAPTCHA_NAMES[provider]),
    },
    { label: say.videos, names: VIDEO_SERVICES },
    { label: say.restaurantReservations, names: RESERVATION_SERVICES },
    { label: say.profiles, names: profiles.map(([, { name }]) => name) },
    {
      label: say.sharing,
      names: SHARE_SERVICES.filter((id) => !NO_SERVICES.includes(id)).map((id) => SHARE_LABELS[id]),
    },
    { label: say.embedsAndStatistics, names: KNOWN_SERVICES },
  ];
}
