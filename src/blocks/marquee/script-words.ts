import { marqueeScript } from './words/words.ts';

export const scriptWords = [marqueeScript];
