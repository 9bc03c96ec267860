/** What newsletters say to their readers: on the pages of links, and in the mail that asks to confirm. */
import { catalogue } from '../../locale/catalogue.ts';
import { en } from './en.ts';

const files = import.meta.glob('./??.ts', { eager: true });

export const listWords = catalogue(en, files);
