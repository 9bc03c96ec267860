/** The product's words: every language has every one of them, and the code of what has a catalogue holds none. */
import { globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { type Catalogue, PRODUCT_LANGUAGES, type ScriptCatalogue } from '../src/domain/locale/catalogue.ts';
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
  'src/site/*.tsx',
  'src/blocks/popup/frame.tsx',
  'src/site/{bookings,store}/**/*.tsx',
  'src/blocks/{cart-link,checkout,product,product-grid,product-reviews}/*.{ts,tsx}',
  'src/blocks/{accordion,announcement-bar,appointment,audio,button,calendar,chart,code,comments,cookie-banner,embed}/*.{ts,tsx}',
  'src/blocks/{gallery,image,kit,language-switcher,line,map,marquee,menu,proofs,restaurant-reservation}/*.{ts,tsx}',
  'src/blocks/{portfolio,post-*,pricing,project-*,quote,search,shape,share-buttons,site-bars,social-links,spacer}/*.{ts,tsx}',
  'src/blocks/{summary,table-booking,text,text-shape,tour-dates,video}/*.{ts,tsx}',
  'src/runtime/*.ts',
  'src/runtime/{calls,consent,errors,menus,overlays,tracking,widgets}/*.ts',
  'src/widgets/**/*.ts',
];
/** It speaks to owners. */
const NOT_YET = ['src/site/render-block.tsx'];
/** What owners read, and what is an example of what they write. */
const OF_OWNERS =
  /\/(?:definition|examples|example-media|fields|palette|props|templates|[\w-]+\.test)\.tsx?$/;

test.each(globSync(WITHOUT_WORDS).filter((file) => !NOT_YET.includes(file) && !OF_OWNERS.test(file)))(
  '%s holds no text that visitors read',
  (file) => {
    expect(textsIn(file)).toEqual([]);
  },
);
