/** Proof of consent: what is kept of each decision. No address, no name, and nothing that tells the browser. */
import { z } from 'zod';
import { CATEGORY_WORDS, OPTIONAL_CATEGORIES } from './categories.ts';
import { acceptLabel, type BannerSettings, bannerText, declineLabel, positionOf } from './settings.ts';

const category = z.enum(OPTIONAL_CATEGORIES);

/** As the visitor's browser made it: random numbers. */
export const visitorId = z.string().regex(/^[0-9-]{1,64}$/);

/** What a page sends with a decision. */
export const sentDecision = z.object({
  visitor: visitorId,
  categories: z.array(category).max(OPTIONAL_CATEGORIES.length),
  wording: z.string().regex(/^[0-9a-f]{16}$/),
  policyVersion: z.int().min(1).max(1_000_000),
  isOptingOut: z.boolean(),
});

const DECISIONS = ['accept', 'decline', 'choose'] as const;

export const decisionSchema = z.object({
  id: z.string(),
  at: z.number(),
  visitor: z.string(),
  action: z.enum(DECISIONS),
  categories: z.array(category),
  /** Hash of what the banner said and how it looked; its text stands among the wordings. */
  wording: z.string(),
  policyVersion: z.int(),
  /** The browser asked not to be tracked, by Global Privacy Control. */
  isOptingOut: z.boolean(),
});
export type Decision = z.infer<typeof decisionSchema>;

/** What a banner said, as `wordingText` writes it. */
export const wordingSchema = z
  .object({ hash: z.string(), wording: z.string() })
  .meta({ id: 'ConsentWording' });
export type Wording = z.infer<typeof wordingSchema>;

export function actionOf(categories: readonly string[]): Decision['action'] {
  if (categories.length === 0) return 'decline';
  return categories.length === OPTIONAL_CATEGORIES.length ? 'accept' : 'choose';
}

/** All that a visitor reads and sees before deciding: its hash stands beside each decision. */
export function wordingText(banner: BannerSettings): string {
  return JSON.stringify({
    text: bannerText(banner),
    accept: acceptLabel(banner),
    decline: banner.cookieBannerAcceptType === 'OPT_IN' ? null : declineLabel(banner),
    look: [
      banner.cookieBannerVariant,
      positionOf(banner),
      banner.cookieBannerTheme,
      banner.cookieBannerCtaVariant,
    ],
    categories: CATEGORY_WORDS,
  });
}

const textOfWording = z.object({ text: z.string(), accept: z.string(), decline: z.string().nullable() });

/** Its text and the words of its buttons, to be read. */
export function wordsOfBanner(wording: string): string {
  const { text, accept, decline } = textOfWording.parse(JSON.parse(wording));
  const buttons = [accept, ...(decline === null ? [] : [decline])].map((label) => `“${label}”`);
  return `${text} Buttons: ${buttons.join(', ')}.`;
}
