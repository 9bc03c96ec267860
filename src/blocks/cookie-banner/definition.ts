import { z } from 'zod';
import { defineBlock } from '#domain/block.ts';
import { bannerShape } from '#domain/consent/banner-shape.ts';
import { ACCEPT_TYPES, BANNER_DEFAULTS, BANNER_THEMES, CTA_VARIANTS } from '#domain/consent/settings.ts';
import * as labels from './labels/en.ts';

const props = z.object({
  ...bannerShape,
  /** Where the policy stands; empty where there is none. */
  policyPath: z.string().default(''),
  /** Stands where it is put and stores nothing: to be looked at. */
  isExample: z.boolean().default(false),
});
export type CookieBannerProps = z.infer<typeof props>;

const parsed = props.parse(BANNER_DEFAULTS);
const base: CookieBannerProps = {
  ...parsed,
  cookieBannerText: 'May we count visits and show videos? Without your permission neither happens.',
  cookieBannerAcceptType: 'OPT_IN_AND_OUT',
  cookieBannerCtaVariant: 'BUTTON',
  policyPath: '/blocks',
  isExample: true,
};

const LOOKS = { TEXT: 'as words', BUTTON: 'as buttons', ICON: 'as signs' } as const;

const examples = (['BAR', 'POPUP'] as const).flatMap((cookieBannerVariant) =>
  BANNER_THEMES.flatMap((cookieBannerTheme) =>
    CTA_VARIANTS.flatMap((cookieBannerCtaVariant) =>
      ACCEPT_TYPES.map((cookieBannerAcceptType) => ({
        name: [
          cookieBannerVariant === 'BAR' ? 'Bar' : 'Popup',
          cookieBannerTheme === 'DARK' ? 'dark' : 'light',
          LOOKS[cookieBannerCtaVariant],
          cookieBannerAcceptType === 'OPT_IN' ? 'to agree' : 'to agree or decline',
        ].join(', '),
        props: {
          ...base,
          cookieBannerVariant,
          cookieBannerTheme,
          cookieBannerCtaVariant,
          cookieBannerAcceptType,
        },
      })),
    ),
  ),
);

export const cookieBanner = defineBlock<CookieBannerProps>({
  type: 'cookie-banner',
  code: 26,
  label: labels.cookieBanner,
  description: labels.asksVisitorsBeforeAnythingOptionalRuns,
  category: 'system',
  version: 1,
  hydrate: 'load',
  props,
  defaults: { ...parsed, cookieBannerAcceptType: 'OPT_IN_AND_OUT', cookieBannerCtaVariant: 'BUTTON' },
  examples,
});
