/** What the owner of a site decides about consent. */
import { z } from 'zod';
import * as names from './settings.ts';

const words = (longest: number) => z.string().max(longest).default('');

export const bannerShape = {
  cookieBannerText: words(1000),
  cookieBannerCtaText: words(40),
  cookieBannerOptOutCtaText: words(40),
  cookieBannerVariant: z.enum(names.VARIANTS).default('BAR'),
  cookieBannerPosition: z.enum(names.POSITIONS).exactOptional(),
  cookieBannerTheme: z.enum(names.BANNER_THEMES).default('DARK'),
  cookieBannerCtaVariant: z.enum(names.CTA_VARIANTS).default('ICON'),
  cookieBannerAcceptType: z.enum(names.ACCEPT_TYPES).default('OPT_IN'),
};

export const consentSchema = z.strictObject({
  isCookieBannerEnabled: z.boolean().default(false),
  isActivityLogEnabled: z.boolean().default(true),
  isAnalyticsCookiesDisabled: z.boolean().default(false),
  isRestrictiveCookiePolicyAbsolute: z.boolean().default(true),
  ...bannerShape,
  /** Raised by the owner when what is asked has changed: everybody is asked again. */
  policyVersion: z.int().min(1).max(1_000_000).default(1),
  /** What else the owner’s own code leaves in browsers: names, where `*` stands for any end. */
  optionalCookies: z
    .array(
      z
        .string()
        .trim()
        .regex(/^[^\s;=,]{1,80}$/, 'must be the name of a cookie'),
    )
    .max(50)
    .default([]),
  /** A page of the site, or an address. Empty: the banner links to none. */
  policyPath: z
    .string()
    .trim()
    .max(500)
    .regex(/^(|\/(?!\/).*|https:\/\/.+)$/, 'must be a page of the site')
    .default(''),
});
export type Consent = z.infer<typeof consentSchema>;
