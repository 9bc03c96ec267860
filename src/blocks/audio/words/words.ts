import { catalogue, scriptCatalogue } from '#domain/locale/catalogue.ts';
import { en, inScript } from './en.ts';

const files = import.meta.glob('./??.ts', { eager: true });

export const audioWords = catalogue(en, files);
export const audioScript = scriptCatalogue('audio', inScript, files);
