/** Puts values into the words of the owner area, which are in the folder `words` beside the code that shows them. */
import { fillPluralIn } from '#domain/locale/fill-plural.ts';
import type { Values } from '#domain/locale/messages.ts';
import { LANGUAGE } from './language.ts';

/** Fills `{name}` in and chooses plural forms: `fill(say.files, { count })`. */
export function fill<const Message extends string>(message: Message, ...[values]: Values<Message>): string {
  return fillPluralIn(message, values ?? {}, LANGUAGE);
}
