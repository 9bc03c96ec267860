import { catalogue } from '#domain/locale/catalogue.ts';
import { en } from './en.ts';

export const kitWords = catalogue(en, import.meta.glob('./??.ts', { eager: true }));
