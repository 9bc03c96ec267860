import { scriptCatalogue } from '#domain/locale/catalogue.ts';
import { inScript } from './en.ts';

export const buttonScript = scriptCatalogue('button', inScript, import.meta.glob('./??.ts', { eager: true }));
