/** What is said around what lies over a page. */
import { catalogue } from '../../locale/catalogue.ts';
import { en } from './en.ts';

const files = import.meta.glob('./??.ts', { eager: true });

export const overWords = catalogue(en, files);
