/** Which way a language is written. */

/** Scripts written from right to left. */
const RIGHT_TO_LEFT = new Set([
  'Arab',
  'Hebr',
  'Thaa',
  'Syrc',
  'Nkoo',
  'Adlm',
  'Rohg',
  'Samr',
  'Mand',
  'Yezi',
]);

const known = new Map<string, 'ltr' | 'rtl'>();

/** The direction of a BCP 47 tag's script; left to right for anything unknown. */
export function textDirection(locale: string): 'ltr' | 'rtl' {
  const direction = known.get(locale) ?? readDirection(locale);
  known.set(locale, direction);
  return direction;
}

function readDirection(locale: string): 'ltr' | 'rtl' {
  try {
    const { script } = new Intl.Locale(locale).maximize();
    return script !== undefined && RIGHT_TO_LEFT.has(script) ? 'rtl' : 'ltr';
  } catch {
    // No language tag at all.
    return 'ltr';
  }
}
