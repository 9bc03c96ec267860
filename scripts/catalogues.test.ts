/** The product's words: every language has every one of them, and the code of what has a catalogue holds none. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync, Visitor, type VisitorObject } from 'oxc-parser';
import { expect, test } from 'vitest';
import { type Catalogue, PRODUCT_LANGUAGES, type ScriptCatalogue } from '../src/domain/locale/catalogue.ts';
import { whyNotMessage } from './check-message.ts';

type AnyCatalogue = Catalogue<Readonly<Record<string, string>>> | ScriptCatalogue;

const files = globSync('src/**/words/words.ts');

test.each(files)(
  'I18N-06 %s: every message is there in every language, with its values and plural forms',
  async (file) => {
    const module: Record<string, AnyCatalogue> = await import(path.resolve(file));
    for (const { messages } of Object.values(module)) {
      const keys = Object.keys(messages.en);
      expect(keys.length).toBeGreaterThan(0);
      for (const language of PRODUCT_LANGUAGES) {
        expect([language, Object.keys(messages[language]).sort()]).toEqual([language, keys.toSorted()]);
        for (const [key, message] of Object.entries(messages[language])) {
          expect([language, key, message.trim()]).toEqual([language, key, message]);
          expect([language, key, message]).not.toEqual([language, key, '']);
          const problem = whyNotMessage(message, messages.en[key] ?? '', language);
          expect([language, key, problem]).toEqual([language, key, undefined]);
        }
      }
    }
  },
);

/** What visitors meet whose words are all in catalogues; every other part of the product is to follow. */
const WITHOUT_WORDS = [
  'src/blocks/kit/form-*.tsx',
  'src/blocks/{announcement-bar,comments,cookie-banner,proofs,site-bars}/*.tsx',
  'src/blocks/popup/frame.tsx',
  'src/site/*.tsx',
  'src/blocks/language-switcher/*.tsx',
  'src/blocks/search/*.tsx',
];
/** The words of `sections.tsx` are to follow: a script changes them. The other speaks to owners. */
const NOT_YET = ['src/site/sections.tsx', 'src/site/render-block.tsx'];
const SPOKEN = new Set(['aria-label', 'title', 'alt', 'placeholder', 'label']);

test.each(globSync(WITHOUT_WORDS).filter((file) => !NOT_YET.includes(file)))(
  '%s holds no text that visitors read',
  (file) => {
    expect(textsIn(file)).toEqual([]);
  },
);

/** Texts and spoken attributes of markup that have letters. */
function textsIn(file: string): string[] {
  const { program, errors } = parseSync(file, readFileSync(file, 'utf8'));
  expect(errors).toEqual([]);
  const texts: string[] = [];
  const add = (text: unknown) => {
    if (typeof text === 'string' && /\p{L}{2}/u.test(text)) texts.push(text.trim());
  };
  const visitors: VisitorObject = {};
  visitors.JSXText = ({ value }) => add(value);
  visitors.JSXAttribute = ({ name, value }) => {
    const isSpoken = name.type === 'JSXIdentifier' && SPOKEN.has(name.name);
    if (isSpoken && value?.type === 'Literal') add(value.value);
  };
  new Visitor(visitors).visit(program);
  return texts;
}
