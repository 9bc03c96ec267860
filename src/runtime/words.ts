/** Words of scripts. English is in the script; a page in another language brings its own beside its islands. */
import { fillIn } from '#domain/locale/fill.ts';
import type { Messages, Values } from '#domain/locale/messages.ts';

/**
 * @param name of the catalogue (`scriptCatalogue`)
 * @param en its messages in English
 */
export function pageWords<const En extends Messages>(name: string, en: En): En {
  return { ...en, ...broughtWords(name) };
}

/** For a widget, which has its English itself: undefined on a page in English. */
export function broughtWords(name: string) {
  const script = document.querySelector(`script[data-words="${name}"]`);
  return script ? JSON.parse(script.textContent) : undefined;
}

/** Fills `{name}` in. */
export function fill<const Message extends string>(message: Message, ...[values]: Values<Message>): string {
  return fillIn(message, values ?? {});
}
