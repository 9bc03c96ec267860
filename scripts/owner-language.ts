/**
 * The owner area in one language. Its words are in folders `words` of `src/owner`, labels of blocks and settings in folders
 * `labels` wherever they are declared: files of the language take the place of the English ones.
 */
import type { Plugin } from 'vite';

/** @param language the name of a file in these folders */
export function ownerLanguage(language: string): Plugin {
  return {
    name: 'owner-language',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const isOwners = /(?:^|\/)labels\/en\.ts$/.test(source) || /\/src\/owner\//.test(importer ?? '');
      if (language === 'en' || !isOwners || !/(?:words|labels)\/en\.ts$/.test(source)) return undefined;
      return this.resolve(
        source.replace(/en\.ts$/, () => `${language}.ts`),
        importer,
        options,
      );
    },
  };
}
