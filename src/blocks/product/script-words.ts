import { productScript } from '#domain/store/catalogue/words/words.ts';
import { lightboxScript } from '../kit/lightbox/words/words.ts';

export const scriptWords = [productScript, lightboxScript];
