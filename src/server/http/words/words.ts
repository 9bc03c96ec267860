/** What the server says to visitors in place of a page, whatever they came for. */
import { catalogue } from '#domain/locale/catalogue.ts';
import { en } from './en.ts';

const files = import.meta.glob('./??.ts', { eager: true });

export const httpWords = catalogue(en, files);
