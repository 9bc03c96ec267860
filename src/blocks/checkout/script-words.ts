import { cartScript } from '#domain/store/cart/words/words.ts';

export const scriptWords = [cartScript];
