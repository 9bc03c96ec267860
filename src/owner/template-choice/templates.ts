/** The templates as cards show them: a picture of a new site in each, and a few words. */
import type { TemplateName } from '#domain/design/style.ts';
import harbour from './harbour.webp';
import kiln from './kiln.webp';
import plate from './plate.webp';

export interface TemplateCard {
  readonly name: TemplateName;
  readonly label: string;
  readonly words: string;
  readonly picture: string;
}

export const TEMPLATE_CARDS: readonly TemplateCard[] = [
  { name: 'kiln', label: 'Kiln', words: 'Warm, with room to read', picture: kiln },
  { name: 'plate', label: 'Plate', words: 'Bold type, strict lines', picture: plate },
  { name: 'harbour', label: 'Harbour', words: 'Clear and friendly', picture: harbour },
];
