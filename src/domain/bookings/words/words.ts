/** What bookings say wherever they do: answers, mails, and words that pages and blocks share. */
import { catalogue } from '../../locale/catalogue.ts';
import { en } from './en.ts';

export const bookingWords = catalogue(en, import.meta.glob('./??.ts', { eager: true }));
