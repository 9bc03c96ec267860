/** What the cookie banner says where the owner has written nothing of their own. */
import { catalogue } from '../../locale/catalogue.ts';
import { en } from './en.ts';

const files = import.meta.glob('./??.ts', { eager: true });

export const consentWords = catalogue(en, files);
