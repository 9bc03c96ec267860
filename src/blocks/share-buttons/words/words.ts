import { catalogue, scriptCatalogue } from '#domain/locale/catalogue.ts';
import { en, inScript } from './en.ts';

const files = import.meta.glob('./??.ts', { eager: true });

export const shareWords = catalogue(en, files);
export const shareScript = scriptCatalogue('share-buttons', inScript, files);
