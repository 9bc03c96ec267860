import type { TemplateCard } from '../template.ts';

export const card: TemplateCard = { label: 'Ember', words: 'A menu, set as type' };
