import { catalogue, scriptCatalogue } from '#domain/locale/catalogue.ts';
import { en, inScript } from './en.ts';

const files = import.meta.glob('./??.ts', { eager: true });

export const mapWords = catalogue(en, files);
export const mapScript = scriptCatalogue('map', inScript, files);
