/** Words of scripts. English is in the script; a page in another language brings its own beside its islands. */
import { fillIn } from '#domain/locale/fill.ts';
import type { Messages, Values } from '#domain/locale/messages.ts';

/**
 * @param name of the catalogue (`scriptCatalogue`)
 * @param en its messages in English
 */
export function pageWords<const En extends Messages>(name: string, en: En): En {
  const brought = document.querySelector(`script[data-words="${name}"]`);
  return brought ? { ...en, ...JSON.parse(brought.textContent) } : en;
}

/** Fills `{name}` in. */
export function fill<const Message extends string>(message: Message, ...[values]: Values<Message>): string {
  return fillIn(message, values ?? {});
}

const PLURAL = /\{(\w+), plural,((?:[^{}]*\{(?:[^{}]|\{\w+\})*\})+)\s*\}/g;
const FORM = /(\S+) \{((?:[^{}]|\{\w+\})*)\}/g;

/** Fills `{name}` in, and chooses among `{name, plural, one {…} other {…}}`: the part of ICU’s format that scripts may use. */
export function fillPlural<const Message extends string>(
  message: Message,
  ...[given]: Values<Message>
): string {
  const values: Record<string, string | number> = given ?? {};
  const { lang } = document.documentElement;
  const chosen = message.replace(PLURAL, (_all, name: string, written: string) => {
    const count = Number(values[name]);
    const forms = Object.fromEntries([...written.matchAll(FORM)].map(([, form, text]) => [form, text]));
    const form =
      forms[`=${count}`] ?? forms[new Intl.PluralRules(lang).select(count)] ?? forms['other'] ?? '';
    return form.replaceAll('#', () => count.toLocaleString(lang));
  });
  return fillIn(chosen, values);
}
