import { catalogue, scriptCatalogue } from '#domain/locale/catalogue.ts';
import { en, inScript } from './en.ts';

const files = import.meta.glob('./??.ts', { eager: true });

export const searchWords = catalogue(en, files);
export const searchScript = scriptCatalogue('search', inScript, files);
