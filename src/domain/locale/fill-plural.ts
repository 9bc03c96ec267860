/** The part of ICU’s message format that messages of the product use, in few bytes: for browsers. */
import { fillIn } from './fill.ts';

const PLURAL = /\{(\w+), plural,((?:[^{}]*\{(?:[^{}]|\{\w+\})*\})+)\s*\}/g;
const FORM = /(=\d{1,9}|[a-z]{1,5}) \{((?:[^{}]|\{\w+\})*)\}/g;

/**
 * Chooses among `{name, plural, one {…} other {…}}`, then fills `{name}` in.
 * @param lang BCP 47: whose plural forms and figures these are
 */
export function fillPluralIn(
  message: string,
  values: Readonly<Record<string, string | number>>,
  lang: string,
): string {
  const chosen = message.replace(PLURAL, (_all, name: string, written: string) => {
    const count = Number(values[name]);
    const forms = Object.fromEntries([...written.matchAll(FORM)].map(([, form, text]) => [form, text]));
    const form =
      forms[`=${count}`] ?? forms[new Intl.PluralRules(lang).select(count)] ?? forms['other'] ?? '';
    return form.replaceAll('#', () => count.toLocaleString(lang));
  });
  return fillIn(chosen, values);
}
