/** The owner area in one language: its words are the files of that name beside the English ones. */
import type { Plugin } from 'vite';

/** @param language a file name in the folders `words` of `src/owner` */
export function ownerLanguage(language: string): Plugin {
  return {
    name: 'owner-language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (language === 'en' || !source.endsWith('words/en.ts') || !importer?.includes('/src/owner/'))
        return undefined;
      return this.resolve(source.replace(/en\.ts$/, `${language}.ts`), importer, options);
    },
  };
}
