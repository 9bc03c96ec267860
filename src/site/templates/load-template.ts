/** One template, for those who need not all of them. */
import type { TemplateName } from '#domain/design/style.ts';
import { byName } from './by-name.ts';
import type { Template } from './template.ts';

const files = byName(import.meta.glob<Template>('./*/template.ts', { import: 'template' }));

export function loadTemplate(name: TemplateName): Promise<Template> {
  return files[name]();
}
