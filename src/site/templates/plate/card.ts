import type { TemplateCard } from '../template.ts';

export const card: TemplateCard = { label: 'Plate', words: 'Bold type, strict lines' };
