/** The product's words: every language has every one of them, and the code of what has a catalogue holds none. */
import { globSync } from 'node:fs';
import path from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { type Catalogue, PRODUCT_LANGUAGES, type ScriptCatalogue } from '../src/domain/locale/catalogue.ts';
import { fillPluralIn } from '../src/domain/locale/fill-plural.ts';
import { whyNotMessage } from './check-message.ts';
import { textsIn } from './words-in-code.ts';

type AnyCatalogue = Catalogue<Readonly<Record<string, string>>> | ScriptCatalogue;

const files = globSync('src/**/words/words.ts');

test.each(files)(
  'I18N-06 %s: every message is there in every language, with its values and plural forms',
  async (file) => {
    const module: Record<string, AnyCatalogue> = await import(path.resolve(file));
    for (const { messages } of Object.values(module)) {
      const keys = Object.keys(messages.en);
      expect(keys.length).toBeGreaterThan(0);
      expect(new Set(Object.values(messages)).size).toBe(PRODUCT_LANGUAGES.length);
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

test.each(files)('%s: browsers read every message as the server does', async (file) => {
  const module: Record<string, AnyCatalogue> = await import(path.resolve(file));
  for (const { messages } of Object.values(module))
    for (const language of PRODUCT_LANGUAGES)
      for (const message of Object.values(messages[language]))
        for (const count of [0, 1, 2, 3, 11, 100, 12_345]) {
          const names = [...message.matchAll(/\{(\w+)[,}]/g)].map(([, name]) => name ?? '');
          const values = Object.fromEntries(names.map((name) => [name, count]));
          const format = new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
          expect(fillPluralIn(message, values, language)).toBe(String(format.format(values)));
        }
});

/** In the owner area: examples of addresses and style rules, commands, and names of data. */
function isNoWord(text: string): boolean {
  return /^(?:https?:\/\/|[/{]|npx )|^[a-z]+$|^[\w-]+(?:\.[\w-]+)+$|^SKU$|^\.[a-z]+ \{/.test(text);
}

/** Code whose words are all in catalogues. */
const WITHOUT_WORDS = [
  'src/site/*.tsx',
  'src/blocks/popup/frame.tsx',
  'src/site/{bookings,members,store}/**/*.tsx',
  'src/blocks/{cart-link,checkout,product,product-grid,product-reviews}/*.{ts,tsx}',
  'src/blocks/{accordion,announcement-bar,appointment,audio,button,calendar,chart,code,comments,cookie-banner,embed}/*.{ts,tsx}',
  'src/blocks/{gallery,image,kit,language-switcher,line,map,marquee,menu,proofs,restaurant-reservation}/*.{ts,tsx}',
  'src/blocks/{portfolio,post-*,pricing,project-*,quote,search,shape,share-buttons,site-bars,social-links,spacer}/*.{ts,tsx}',
  'src/blocks/{summary,table-booking,text,text-shape,tour-dates,video}/*.{ts,tsx}',
  'src/runtime/*.ts',
  'src/runtime/{calls,consent,errors,menus,overlays,tracking,widgets}/*.ts',
  'src/widgets/**/*.ts',
  'src/owner/**/*.{ts,tsx}',
];
/** These speak to owners, in the editor. */
const NOT_YET = [
  'src/site/render-block.tsx',
  'src/blocks/restaurant-reservation/render.tsx',
  'src/blocks/table-booking/render.tsx',
];
/** What owners read, and what is an example of what they write. */
const OF_OWNERS =
  /\/(?:definition|examples|example-media|fields|palette|props|templates|[\w-]+\.test)\.tsx?$/;

test.each(globSync(WITHOUT_WORDS).filter((file) => !NOT_YET.includes(file) && !OF_OWNERS.test(file)))(
  '%s holds no text that people read',
  (file) => {
    expect(textsIn(file).filter((text) => !file.startsWith('src/owner/') || !isNoWord(text))).toEqual([]);
  },
);
