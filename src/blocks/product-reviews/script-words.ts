import { lightboxScript } from '../kit/lightbox/words/words.ts';

export const scriptWords = [lightboxScript];
