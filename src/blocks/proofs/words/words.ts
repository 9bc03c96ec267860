import { catalogue, scriptCatalogue } from '#domain/locale/catalogue.ts';
import { en, inScript } from './en.ts';

const files = import.meta.glob('./??.ts', { eager: true });

export const proofsWords = catalogue(en, files);
export const proofsScript = scriptCatalogue('proofs', inScript, files);
