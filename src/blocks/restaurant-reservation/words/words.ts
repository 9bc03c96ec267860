import { catalogue, scriptCatalogue } from '#domain/locale/catalogue.ts';
import { en, inScript } from './en.ts';

const files = import.meta.glob('./??.ts', { eager: true });

export const reservationWords = catalogue(en, files);
export const reservationScript = scriptCatalogue('restaurant-reservation', inScript, files);
