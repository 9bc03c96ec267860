import { videoScript } from './words/words.ts';

export const scriptWords = [videoScript];
