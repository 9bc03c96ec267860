import type { TemplateCard } from '../template.ts';

export const card: TemplateCard = { label: 'Harbour', words: 'Clear and friendly' };
