/** What follows a purchase, or comes before it: reviews, notices of stock, reminders of carts. */
import { catalogue } from '#domain/locale/catalogue.ts';
import { en } from './en.ts';

const files = import.meta.glob('./??.ts', { eager: true });

export const aftercareWords = catalogue(en, files);
