/** What buyers read of an order: its pages, and emails about it. */
import { catalogue } from '#domain/locale/catalogue.ts';
import { en } from './en.ts';

const files = import.meta.glob('./??.ts', { eager: true });

export const orderWords = catalogue(en, files);
