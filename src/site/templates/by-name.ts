/** Registries of templates are made from their folders: a template is its folder and its name in `TEMPLATE_NAMES`. */
import { TEMPLATE_NAMES, type TemplateName } from '#domain/design/style.ts';

/** @param found by path, as a glob gives it: `./kiln/template.ts` is that of `kiln` */
export function byName<Entry>(found: Readonly<Record<string, Entry>>): Readonly<Record<TemplateName, Entry>> {
  const entries = Object.entries(found).map(([path, entry]) => [path.split('/')[1], entry] as const);
  const missing = TEMPLATE_NAMES.filter((name) => !entries.some(([folder]) => folder === name));
  if (missing.length > 0) throw new Error(`no folder has all that a template needs: ${missing.join(', ')}`);
  return Object.fromEntries(entries) as Record<TemplateName, Entry>;
}
