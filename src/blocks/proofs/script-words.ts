import { proofsScript } from './words/words.ts';

export const scriptWords = [proofsScript];
