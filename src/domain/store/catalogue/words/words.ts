/** Products as visitors meet them: on their pages, in grids, and what their buttons say. */
import { catalogue, scriptCatalogue } from '#domain/locale/catalogue.ts';
import { en, inScript } from './en.ts';

const files = import.meta.glob('./??.ts', { eager: true });

export const productWords = catalogue(en, files);
export const productScript = scriptCatalogue('product', inScript, files);
