import { reservationScript } from './words/words.ts';

export const scriptWords = [reservationScript];
