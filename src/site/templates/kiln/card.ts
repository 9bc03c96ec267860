import type { TemplateCard } from '../template.ts';

export const card: TemplateCard = { label: 'Kiln', words: 'Warm, with room to read' };
