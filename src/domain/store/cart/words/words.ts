/** The cart and the checkout: their pages, what is refused there, and what scripts say of it. */
import { catalogue, scriptCatalogue } from '#domain/locale/catalogue.ts';
import { en, inScript } from './en.ts';

const files = import.meta.glob('./??.ts', { eager: true });

export const cartWords = catalogue(en, files);
export const cartScript = scriptCatalogue('cart', inScript, files);
