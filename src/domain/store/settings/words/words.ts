/** What buyers read of delivery, payment and addresses, wherever a shop speaks of them. */
import { catalogue } from '#domain/locale/catalogue.ts';
import { en } from './en.ts';

const files = import.meta.glob('./??.ts', { eager: true });

export const storeWords = catalogue(en, files);
