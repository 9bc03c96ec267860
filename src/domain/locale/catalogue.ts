/**
 * The product's own words, in every language it speaks: one catalogue per feature, one file per language, in the
 * message format of ICU. English decides which words there are and what they are filled with.
 */
import { IntlMessageFormat } from 'intl-messageformat';
import type { Messages, TranslationOf, Values } from './messages.ts';
import { canonicalLanguage } from './site-languages.ts';

/** The languages in which everything that visitors meet is written. */
export const PRODUCT_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'ja', 'ar'] as const;
export type ProductLanguage = (typeof PRODUCT_LANGUAGES)[number];

/** Gives a word in the language it was asked for. */
type Say<En extends Messages> = <Key extends keyof En & string>(
  key: Key,
  ...values: Values<En[Key]>
) => string;

export interface Catalogue<En extends Messages> {
  /** @param locale BCP 47; a language that the product does not speak gets English */
  (locale: string): Say<En>;
  readonly messages: Readonly<Record<ProductLanguage, TranslationOf<En>>>;
}

/**
 * What the files of a folder `words` export, by language or path: `./de.ts` exports `de`, messages with the keys of
 * English. In the domain they are imported one by one, since it also runs without a build. Undefined where a build leaves them out: everything is in English then.
 */
type WordFiles = Readonly<Record<string, unknown>> | undefined;

/** @param files `import.meta.glob('./??.ts', { eager: true })`, or what is imported of each */
export function catalogue<const En extends Messages>(en: En, files: WordFiles): Catalogue<En> {
  const messages = messagesOf(en, files, (language) => language);
  const known = new Map<ProductLanguage, Say<En>>();
  const wordsIn = (locale: string): Say<En> => {
    const language = productLanguage(locale);
    const say = known.get(language) ?? sayIn(messages[language], language);
    known.set(language, say);
    return say;
  };
  return Object.assign(wordsIn, { messages });
}

/** Words of scripts: English is in the script, and a page in another language brings its own. */
export interface ScriptCatalogue<En extends Messages = Messages> {
  /** By which the script finds them, such as the type of its block. */
  readonly name: string;
  readonly messages: Readonly<Record<ProductLanguage, TranslationOf<En>>>;
}

/** @param files as for `catalogue`: of each, the messages that it exports as `inScript` */
export function scriptCatalogue<const En extends Messages>(
  name: string,
  en: En,
  files: WordFiles,
): ScriptCatalogue<En> {
  return { name, messages: messagesOf(en, files, () => 'inScript') };
}

/** @param nameIn of what the file of a language exports */
function messagesOf<En extends Messages>(
  en: En,
  files: WordFiles,
  nameIn: (language: ProductLanguage) => string,
): Catalogue<En>['messages'] {
  const entries = PRODUCT_LANGUAGES.map((language) => {
    const file = (files?.[language] ?? files?.[`./${language}.ts`]) as
      | Readonly<Record<string, TranslationOf<En>>>
      | undefined;
    if (files && language !== 'en' && !file) throw moduleNotFound(`./${language}.ts`);
    const messages = language === 'en' || !file ? en : file[nameIn(language)];
    if (!messages) throw new Error(`The file “${language}.ts” has no words by the name it should.`);
    return [language, messages] as const;
  });
  return Object.fromEntries(entries) as Record<ProductLanguage, TranslationOf<En>>;
}

/** I18N-07: as modules do that cannot be found. The owner area’s builds give no files at all. */
function moduleNotFound(path: string): Error {
  return Object.assign(new Error(`Cannot find module '${path}'`), { code: 'MODULE_NOT_FOUND', path });
}

/** The language of the product that is closest to a locale. */
export function productLanguage(locale: string): ProductLanguage {
  const [language] = (canonicalLanguage(locale) ?? 'en').split('-');
  return PRODUCT_LANGUAGES.find((each) => each === language) ?? 'en';
}

function sayIn(messages: Messages, language: ProductLanguage): Say<Messages> {
  const parsed = new Map<string, IntlMessageFormat>();
  return (key: string, values?: Readonly<Record<string, string | number>>) => {
    const message = messages[key] ?? key;
    if (values === undefined) return message;
    const format =
      parsed.get(key) ?? new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
    parsed.set(key, format);
    return String(format.format(values));
  };
}
