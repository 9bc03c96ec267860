import { catalogue, scriptCatalogue } from '#domain/locale/catalogue.ts';
import { en, inScript } from './en.ts';

const files = import.meta.glob('./??.ts', { eager: true });

export const tableBookingWords = catalogue(en, files);
export const tableBookingScript = scriptCatalogue('table-booking', inScript, files);
