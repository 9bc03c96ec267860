import { shareScript } from './words/words.ts';

export const scriptWords = [shareScript];
