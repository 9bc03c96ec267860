/**
 * The product's own words, in every language it speaks: one catalogue per feature, one file per language, in the
 * message format of ICU. English decides which words there are and what they are filled with.
 */
import { IntlMessageFormat } from 'intl-messageformat';
import { canonicalLanguage } from './site-languages.ts';

/** The languages in which everything that visitors meet is written. */
export const PRODUCT_LANGUAGES = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt', 'ja', 'ar'] as const;
export type ProductLanguage = (typeof PRODUCT_LANGUAGES)[number];

type Messages = Readonly<Record<string, string>>;

/** What a translation of these messages has: the same words, each in its own language. */
export type TranslationOf<En extends Messages> = { readonly [Key in keyof En]: string };

type Selector = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other' | `=${number}`;
type FirstPart<Text extends string> = Text extends `${infer First},${string}` ? First : Text;
type NameAt<Text extends string> = Text extends `${infer Inside}}${string}` ? FirstPart<Inside> : never;
/** Names of what a message is filled with. */
type NamesIn<Message extends string> = Message extends `${infer Before}{${infer After}`
  ? (Before extends `${string}${Selector} ` | `${string}${Selector}` ? never : NameAt<After>) | NamesIn<After>
  : never;

type Values<Message extends string> = [NamesIn<Message>] extends [never]
  ? []
  : [values: { readonly [Name in NamesIn<Message>]: string | number }];

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

export function catalogue<const En extends Messages>(
  messages: { readonly en: En } & Readonly<Record<Exclude<ProductLanguage, 'en'>, TranslationOf<En>>>,
): Catalogue<En> {
  const known = new Map<ProductLanguage, Say<En>>();
  const wordsIn = (locale: string): Say<En> => {
    const language = productLanguage(locale);
    const say = known.get(language) ?? sayIn(messages[language], language);
    known.set(language, say);
    return say;
  };
  return Object.assign(wordsIn, { messages });
}

/** The language of the product that is closest to a locale. */
function productLanguage(locale: string): ProductLanguage {
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
