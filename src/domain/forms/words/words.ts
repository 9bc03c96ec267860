/** What forms say to visitors. The browser and the server check by the same rules, and say the same. */
import { catalogue, scriptCatalogue } from '../../locale/catalogue.ts';
import { en, inScript } from './en.ts';

const files = import.meta.glob('./??.ts', { eager: true });

export const formWords = catalogue(en, files);
export const formScript = scriptCatalogue('form', inScript, files);
