import { scriptCatalogue } from '../../locale/catalogue.ts';
import { inScript } from './en.ts';

export const systemErrorScript = scriptCatalogue(
  'system-error',
  inScript,
  import.meta.glob('./??.ts', { eager: true }),
);
