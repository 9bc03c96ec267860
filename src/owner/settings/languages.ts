/** The languages a site can be in, by their names here and their own. */
import { LANGUAGE } from '../language.ts';
import * as say from './words/en.ts';

interface LanguageChoice {
  readonly value: string;
  readonly label: string;
}

/** ISO 639-1 and some beyond it, without those nobody speaks any more. */
const LANGUAGES = say.aaAbAfAkAmAn;
/** Where dates, numbers or words differ. */
const REGIONS = say.arAeArEgArMa;

/** By their names here; the one that is chosen is among them, whatever it is. */
export function languageChoices(chosen: string): readonly LanguageChoice[] {
  const codes = new Set([...LANGUAGES.split(' '), ...REGIONS.split(' '), ...(chosen === '' ? [] : [chosen])]);
  const names = new Intl.DisplayNames(LANGUAGE, { type: 'language' });
  return [...codes]
    .map((value) => ({ value, label: labelOf(value, names) }))
    .sort((a, b) => a.label.localeCompare(b.label, LANGUAGE));
}

function labelOf(code: string, names: Intl.DisplayNames): string {
  const [name, own] = [nameIn(names, code), ownName(code)];
  return own === undefined || own === name ? name : `${name} — ${own}`;
}

/** What the language calls itself, as far as the browser knows. */
function ownName(code: string): string | undefined {
  if (supported(code).length === 0) return undefined;
  const name = nameIn(new Intl.DisplayNames(code, { type: 'language' }), code);
  return name === code ? undefined : name.charAt(0).toLocaleUpperCase(code) + name.slice(1);
}

function nameIn(names: Intl.DisplayNames, code: string): string {
  try {
    return names.of(code) ?? code;
  } catch {
    return code;
  }
}

function supported(code: string): readonly string[] {
  try {
    return Intl.DisplayNames.supportedLocalesOf(code);
  } catch {
    return [];
  }
}
