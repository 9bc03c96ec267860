/**
 * Messages in the owner area without the library that formats them on the server, which weighs more than all of its
 * words: the part of its format that the product uses is in `fill-plural.ts`. Blocks and pages are shown there as
 * samples, in English: their other languages are left out.
 */
import type { Plugin } from 'vite';

const LIBRARY = 'intl-messageformat';
const LIGHT = '\0light-messages';
const SAMPLED = /\/src\/(?:blocks|site)\/(?:.+\/)?words\/words\.ts$/;
const FILES = "import.meta.glob('./??.ts', { eager: true })";

export function lightMessages(): Plugin {
  return {
    name: 'light-messages',
    enforce: 'pre',
    resolveId: (id) => (id === LIBRARY ? LIGHT : undefined),
    load: (id) => (id === LIGHT ? CODE : undefined),
    transform: (code, id) => (SAMPLED.test(id) ? code.replaceAll(FILES, 'undefined') : undefined),
  };
}

const CODE = `
import { fillPluralIn } from '/src/domain/locale/fill-plural.ts';
export class IntlMessageFormat {
  constructor(message, lang) {
    this.format = (values) => fillPluralIn(message, values, lang);
  }
}
`;
