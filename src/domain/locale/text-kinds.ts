/** What a text that can be translated is, and how its translation is. */
export const TEXT_KINDS = ['text', 'long-text', 'rich-text'] as const;
export type TextKind = (typeof TEXT_KINDS)[number];

/** `outdated`: the original changed after it was translated. */
export const TRANSLATION_STATES = ['missing', 'outdated', 'current'] as const;
export type TranslationState = (typeof TRANSLATION_STATES)[number];

/** By which the owner finds what can be translated, in this order. */
export const TEXT_GROUPS = [
  'pages',
  'posts',
  'products',
  'menus',
  'parts',
  'settings',
  'labels',
  'store',
  'bookings',
  'consent',
  'popups',
  'emails',
] as const;
export type TextGroup = (typeof TEXT_GROUPS)[number];

/** Names a text among those of its document. */
export function keyOfText({ id, path }: { readonly id: string; readonly path: readonly string[] }): string {
  return [id, ...path].join('.');
}
