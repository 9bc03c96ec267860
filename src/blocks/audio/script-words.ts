import { audioScript } from './words/words.ts';

export const scriptWords = [audioScript];
