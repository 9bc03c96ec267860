/** What cookies and services of others are for. What is necessary needs no consent. */

export const OPTIONAL_CATEGORIES = ['functional', 'analytics', 'marketing', 'media'] as const;
export type OptionalCategory = (typeof OPTIONAL_CATEGORIES)[number];

export const CATEGORY_WORDS: Readonly<Record<OptionalCategory, { label: string; text: string }>> = {
  functional: { label: 'Extras', text: 'Chat, bookings and protection against bots.' },
  analytics: { label: 'Statistics', text: 'How many people visit, and what they read.' },
  marketing: { label: 'Advertising', text: 'Ads for you on other sites.' },
  media: { label: 'Videos, maps and posts', text: 'Content from other companies.' },
};

export function isOptionalCategory(name: string): name is OptionalCategory {
  return OPTIONAL_CATEGORIES.some((each) => each === name);
}
