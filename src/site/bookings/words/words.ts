/** The pages on which guests book, and look at what they have booked. */
import { catalogue } from '#domain/locale/catalogue.ts';
import { en } from './en.ts';

export const bookingPageWords = catalogue(en, import.meta.glob('./??.ts', { eager: true }));
