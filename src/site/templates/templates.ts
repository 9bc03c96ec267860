/** The templates by name. */
import type { TemplateName } from '#domain/design/style.ts';
import { harbour } from './harbour/template.ts';
import { kiln } from './kiln/template.ts';
import { plate } from './plate/template.ts';
import type { Template } from './template.ts';

export const templates: Readonly<Record<TemplateName, Template>> = { kiln, plate, harbour };
