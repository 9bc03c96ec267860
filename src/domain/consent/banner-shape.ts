/** What the banner is made of, without what else an owner decides about consent. */
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
