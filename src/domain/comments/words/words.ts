/** What commenting says to visitors, on pages, in answers of the server and in the browser. */
import { catalogue, scriptCatalogue } from '../../locale/catalogue.ts';
import { en, inScript } from './en.ts';

const files = import.meta.glob('./??.ts', { eager: true });

export const commentWords = catalogue(en, files);
export const commentScript = scriptCatalogue('comment', inScript, files);
