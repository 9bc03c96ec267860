import { catalogue } from '#domain/locale/catalogue.ts';
import { en } from './en.ts';

export const calendarWords = catalogue(en, import.meta.glob('./??.ts', { eager: true }));
