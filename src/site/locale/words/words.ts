/** What is around every page: header, footer, and the pages that the product itself provides. */
import { catalogue } from '#domain/locale/catalogue.ts';
import { en } from './en.ts';

export const siteWords = catalogue(en, import.meta.glob('./??.ts', { eager: true }));
