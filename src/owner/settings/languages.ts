/** The languages a site can be in, by their names here and their own. */
import { LANGUAGE } from '../language.ts';

interface LanguageChoice {
  readonly value: string;
  readonly label: string;
}

/** ISO 639-1 and some beyond it, without those nobody speaks any more. */
const LANGUAGES =
  'aa ab af ak am an ar as av ay az ba be bg bi bm bn bo br bs ca ce ch co cr cs cv cy da de dv dz ee el en eo es et eu fa ff fi fil fj fo fr fy ga gd gl gn gsw gu gv ha haw he hi ho hr ht hu hy hz ia id ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn nr nv ny oc oj om or os pa pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tn to tr ts tt ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu';
/** Where dates, numbers or words differ. */
const REGIONS =
  'ar-AE ar-EG ar-MA ar-SA bn-IN de-AT de-CH en-AU en-CA en-GB en-IE en-IN en-NZ en-US en-ZA es-419 es-AR es-CL es-CO es-ES es-MX es-PE es-US fr-BE fr-CA fr-CH it-CH nl-BE pt-BR pt-PT sr-Latn zh-CN zh-HK zh-TW';

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
