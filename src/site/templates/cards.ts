/** The templates as cards show them: a picture of a new site in each, and a few words. */
import { TEMPLATE_NAMES } from '#domain/design/style.ts';
import { byName } from './by-name.ts';
import type { TemplateCard } from './template.ts';

const cards = byName(import.meta.glob<TemplateCard>('./*/card.ts', { eager: true, import: 'card' }));
const pictures = byName(import.meta.glob<string>('./*/card.webp', { eager: true, import: 'default' }));

export const TEMPLATE_CARDS = TEMPLATE_NAMES.map((name) => ({
  name,
  ...cards[name],
  picture: pictures[name],
}));
