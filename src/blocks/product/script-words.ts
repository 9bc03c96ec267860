import { productScript } from '#domain/store/catalogue/words/words.ts';

export const scriptWords = [productScript];
