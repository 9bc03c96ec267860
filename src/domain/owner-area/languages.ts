/** The languages the owner area is in: one build of it each, with the files of that name in its folders `words`. */
export const OWNER_LANGUAGES = ['en', 'de'] as const;
export type OwnerLanguage = (typeof OWNER_LANGUAGES)[number];

/** @returns undefined for a language the owner area is not in */
export function ownerLanguage(tag: string | null | undefined): OwnerLanguage | undefined {
  const [language] = tag?.toLowerCase().split('-', 1) ?? [];
  return OWNER_LANGUAGES.find((each) => each === language);
}
