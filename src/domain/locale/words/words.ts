import { catalogue } from '../catalogue.ts';
import { en } from './en.ts';

export const archiveWords = catalogue(en, import.meta.glob('./??.ts', { eager: true }));
