import { buttonScript } from './words/words.ts';

export const scriptWords = [buttonScript];
