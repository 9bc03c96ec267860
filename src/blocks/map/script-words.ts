import { mapScript } from './words/words.ts';

export const scriptWords = [mapScript];
