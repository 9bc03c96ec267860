/**
 * Messages in the owner area without the library that formats them on the server, which weighs more than all of its
 * words: the part of its format that the product uses is in `fill-plural.ts`. Blocks and pages are shown there as
 * samples, and bookings are named, in the language of the owner area: their other languages are left out.
 */
import type { Plugin } from 'vite';

const LIBRARY = 'intl-messageformat';
const LIGHT = '\0light-messages';
const SAMPLED = /\/src\/(?:blocks|site|domain\/bookings)\/(?:.+\/)?words\/words\.ts$/;
const FOUND = "import.meta.glob('./??.ts', { eager: true })";
const IMPORTED = /^import \* as (\w\w) from '\.\/\w\w\.ts';\n/gm;
const NAMED = /\{ ar, de, [a-z, ]*\}/;

/** @param language of the owner area, which its samples have as well */
export function lightMessages(language: string): Plugin {
  return {
    name: 'light-messages',
    enforce: 'pre',
    resolveId: (id) => (id === LIBRARY ? LIGHT : undefined),
    load: (id) => (id === LIGHT ? CODE : undefined),
    transform: (code, id) => (SAMPLED.test(id) ? inOne(code, language) : undefined),
  };
}

function inOne(code: string, language: string): string {
  if (language === 'en')
    return code.replace(FOUND, 'undefined').replace(IMPORTED, '').replace(NAMED, 'undefined');
  return code
    .replace(FOUND, () => `import.meta.glob('./${language}.ts', { eager: true })`)
    .replace(IMPORTED, (line, tag: string) => (tag === language ? line : ''))
    .replace(NAMED, () => `{ ${language} }`);
}

const CODE = `
import { fillPluralIn } from '/src/domain/locale/fill-plural.ts';
export class IntlMessageFormat {
  constructor(message, lang) {
    this.format = (values) => fillPluralIn(message, values, lang);
  }
}
`;
