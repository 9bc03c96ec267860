/** What visitors are asked in their language. What a banner said is kept in each, as proof. */
import type { Consent } from '#domain/consent/schema.ts';
import { translatedConsent } from '#domain/consent/translated-consent.ts';
import type { Queryable } from '../db/schema.ts';
import { inLanguage, listLanguages, type ReadIn } from '../kernel/translations/queries.ts';
import { type TranslatedWords, translatedOnce } from '../kernel/translations/translated-words.ts';
import { findConsent } from './queries.ts';
import { keepWording } from './queries-wordings.ts';

export const translated: readonly TranslatedWords[] = [
  {
    ...translatedOnce(translatedConsent, findConsent),
    async saved(tx, siteId, language) {
      const consent = await findConsentIn(tx, { siteId, language });
      if (consent) await keepWording(tx, siteId, consent);
    },
  },
];

export async function findConsentIn(db: Queryable, readIn: ReadIn): Promise<Consent | undefined> {
  const consent = await findConsent(db, readIn.siteId);
  return consent && inLanguage(db, readIn, translatedConsent, consent);
}

export async function keepWordings(tx: Queryable, siteId: string, consent: Consent): Promise<void> {
  const languages = await listLanguages(tx, siteId, translatedConsent.name);
  for (const language of [undefined, ...languages])
    await keepWording(tx, siteId, await inLanguage(tx, { siteId, language }, translatedConsent, consent));
}
