import type { TemplateCard } from '../template.ts';

export const card: TemplateCard = { label: 'Folio', words: 'Pictures first, all else quiet' };
