/** Words that depend on a number. Apart from `words.ts`, since few scripts have any. */
import { fillPluralIn } from '#domain/locale/fill-plural.ts';
import type { Values } from '#domain/locale/messages.ts';

/** Fills `{name}` in, and chooses among `{name, plural, one {…} other {…}}`. */
export function fillPlural<const Message extends string>(
  message: Message,
  ...[values]: Values<Message>
): string {
  return fillPluralIn(message, values ?? {}, document.documentElement.lang);
}
