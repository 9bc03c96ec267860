/** The templates by name. */
import { byName } from './by-name.ts';
import type { Template } from './template.ts';

export const templates = byName(
  import.meta.glob<Template>('./*/template.ts', { eager: true, import: 'template' }),
);
