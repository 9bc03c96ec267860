/** Messages of the product in the format of ICU, and what they are filled with, as types. */

export type Messages = Readonly<Record<string, string>>;

/** What a translation of these messages has: the same words, each in its own language. */
export type TranslationOf<En extends Messages> = { readonly [Key in keyof En]: string };

type Selector = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other' | `=${number}`;
type FirstPart<Text extends string> = Text extends `${infer First},${string}` ? First : Text;
type NameAt<Text extends string> = Text extends `${infer Inside}}${string}` ? FirstPart<Inside> : never;
/** Names of what a message is filled with. */
export type NamesIn<Message extends string> = Message extends `${infer Before}{${infer After}`
  ?
      | (Before extends `${string}${' ' | '}'}${Selector} ` | `${string}${' ' | '}'}${Selector}`
          ? never
          : NameAt<After>)
      | NamesIn<After>
  : never;

export type Values<Message extends string> = [NamesIn<Message>] extends [never]
  ? []
  : [values: { readonly [Name in NamesIn<Message>]: string | number }];

/** Names of the marks in a message, such as `link` in `Read <link>the guide</link>.` */
export type MarksIn<Message extends string> = Message extends `${string}</${infer Name}>${infer After}`
  ? Name | MarksIn<After>
  : never;
