import { lightboxScript } from '../kit/lightbox/words/words.ts';
import { galleryScript } from './words/words.ts';

export const scriptWords = [galleryScript, lightboxScript];
