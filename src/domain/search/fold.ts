/**
 * Text as searches compare it: without case, accents and width. Both engines search what this made, because neither
 * folds letters the way the other does.
 */

/** Soft hyphens go too: they are not typed. */
const MARKS = /[\p{M}\u00ad]+/gu;
const BEYOND_ASCII = /[\u0080-\uffff]/;

/** Letters that Unicode does not take apart, as people write them who lack the key. */
const PLAIN: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ð: 'd',
  þ: 'th',
  ĸ: 'k',
  ŋ: 'n',
  ʻ: '',
  ʼ: '',
  ς: 'σ',
  ...spread('bƀɓ cƈȼ dđɖɗ eǝəɛɇ fƒ gǥɠɣ hħ iıɨɩ jɉ kƙ lłƚɫ nɲƞ oøɔɵ pƥ rɍ sȿ tŧƭʈ uʉ vʋ yƴɏ zƶȥ'),
};
/** The range that they are in, and the sigma. */
const BEYOND_PLAIN = /[\u00df-\u02bc\u03c2]/g;

/** Its length may differ from the text's. Folding twice changes nothing. */
export function fold(text: string): string {
  if (!BEYOND_ASCII.test(text)) return text.toLowerCase();
  // Marks go first: putting thousands of them in order would take their number squared.
  return withoutMarks(withoutMarks(text.replace(MARKS, '')).toUpperCase().toLowerCase()).replace(
    BEYOND_PLAIN,
    (letter) => PLAIN[letter] ?? letter,
  );
}

/** How names are told apart: letters count, their case does not. */
export function foldCase(text: string): string {
  const small = text.normalize('NFC').toUpperCase().toLowerCase().normalize('NFC');
  return small.replace(/[ßς]/g, (letter) => PLAIN[letter] ?? letter);
}

function withoutMarks(text: string): string {
  return text.normalize('NFKD').replace(MARKS, '');
}

/** Each group is a plain letter, then the letters that become it. */
function spread(groups: string): Record<string, string> {
  return Object.fromEntries(
    groups
      .split(' ')
      .flatMap(([plain = '', ...others]) => others.map((letter): [string, string] => [letter, plain])),
  );
}
