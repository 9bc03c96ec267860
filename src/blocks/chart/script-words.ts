import { chartScript } from './words/words.ts';

export const scriptWords = [chartScript];
