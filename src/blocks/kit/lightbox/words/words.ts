import { scriptCatalogue } from '#domain/locale/catalogue.ts';
import { inScript } from './en.ts';

export const lightboxScript = scriptCatalogue(
  'lightbox',
  inScript,
  import.meta.glob('./??.ts', { eager: true }),
);
