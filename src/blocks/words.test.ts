/** What blocks say themselves is in the language of the page. */
import { expect, test } from 'vitest';
import type { Catalogue } from '#domain/locale/catalogue.ts';
import { blockTypes, renderExamples } from '#testing/blocks/render-block.tsx';
import { definitions } from './definitions.ts';

type AnyCatalogue = Catalogue<Readonly<Record<string, string>>>;

const modules = import.meta.glob<Record<string, AnyCatalogue>>('./*/words/words.ts', { eager: true });
const catalogues = Object.values(modules).flatMap((module) => Object.values(module));

/** Texts and spoken attributes. */
const SAID = />([^<>]+)<|\b(?:aria-label|title|alt|label|placeholder)="([^"]+)"/g;

/** Their words have yet to move into catalogues. */
const NOT_YET = /^(?:comments|form|newsletter|popup|product.*|.*booking|restaurant-reservation)$/;

function saidIn(html: string): Set<string> {
  return new Set([...html.matchAll(SAID)].map(([, text, spoken]) => (text ?? spoken ?? '').trim()));
}

/** Messages without values, in English, that another language says otherwise. */
function englishOf(language: 'fr' | 'ar'): Set<string> {
  return new Set(
    catalogues.flatMap(({ messages }) =>
      Object.entries(messages.en).flatMap(([key, message]) =>
        message.includes('{') || messages[language][key] === message ? [] : [message],
      ),
    ),
  );
}

test.each(['fr', 'ar'] as const)(
  'I18N-06 in %s no block says a word of its catalogue in English',
  async (language) => {
    const english = englishOf(language);
    expect(english.size).toBeGreaterThan(50);
    const found: string[] = [];
    for (const type of blockTypes()) {
      if (NOT_YET.test(type)) continue;
      // An owner may have written the same word.
      const written = JSON.stringify(definitions[type]?.examples);
      for (const said of saidIn(await renderExamples(type, language)))
        if (english.has(said) && !written.includes(`"${said}"`)) found.push(`${type}: ${said}`);
    }
    expect(found).toEqual([]);
  },
);

test.each([
  ['calendar', 'Mois suivant :'],
  ['chart', 'Afficher sous forme de tableau'],
  ['map', 'Ouvrir une grande carte'],
  ['marquee', 'Arrêter le texte défilant'],
  ['share-buttons', 'Autres options de partage'],
  ['tour-dates', 'Complet'],
  ['follow-button', 'X peut voir votre visite dès que son bouton s’affiche.'],
  ['post-nav', 'Précédent'],
  ['gallery', 'Suivant'],
  ['pricing', 'Mode de paiement'],
])('I18N-06 %s says in French “%s”', async (type, words) => {
  expect(saidIn(await renderExamples(type, 'fr'))).toContain(words);
  expect(saidIn(await renderExamples(type))).not.toContain(words);
});
