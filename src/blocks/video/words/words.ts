import { scriptCatalogue } from '#domain/locale/catalogue.ts';
import { inScript } from './en.ts';

export const videoScript = scriptCatalogue('video', inScript, import.meta.glob('./??.ts', { eager: true }));
