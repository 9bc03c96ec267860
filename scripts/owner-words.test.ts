/** The words of the owner area: each language that it is in has every one of them. */
import { existsSync, globSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { OWNER_LANGUAGES } from '../src/domain/owner-area/languages.ts';
import { whyNotMessage } from './check-message.ts';

const LANGUAGES = OWNER_LANGUAGES.filter((language) => language !== 'en');
const marksIn = (message: string) => [...message.matchAll(/<\/?(\w+)>/g)].map(([mark]) => mark).sort();

test.each(globSync(['src/owner/**/words/en.ts', 'src/**/labels/en.ts']))(
  'I18N-06 %s: every word is in every language',
  async (file) => {
    const english: Record<string, string> = await import(path.resolve(file));
    for (const language of LANGUAGES) {
      const translated = path.resolve(file.replace(/en\.ts$/, `${language}.ts`));
      expect([language, existsSync(translated)]).toEqual([language, true]);
      const messages: Record<string, string> = await import(translated);
      expect(Object.keys(messages).sort()).toEqual(Object.keys(english).sort());
      for (const [key, message] of Object.entries(messages)) {
        const original = english[key] ?? '';
        expect([key, message.trim()]).toEqual([key, message]);
        expect([key, message === '']).toEqual([key, false]);
        expect([key, whyNotMessage(message, original, language)]).toEqual([key, undefined]);
        expect([key, marksIn(message)]).toEqual([key, marksIn(original)]);
      }
    }
  },
);
