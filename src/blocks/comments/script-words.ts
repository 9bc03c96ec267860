import { commentScript } from '#domain/comments/words/words.ts';

export const scriptWords = [commentScript];
