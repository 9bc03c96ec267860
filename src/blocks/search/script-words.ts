import { searchScript } from './words/words.ts';

export const scriptWords = [searchScript];
