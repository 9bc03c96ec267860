/** What clients read who choose among pictures. */
import { catalogue } from '../../locale/catalogue.ts';
import { en } from './en.ts';

const files = import.meta.glob('./??.ts', { eager: true });

export const proofWords = catalogue(en, files);
