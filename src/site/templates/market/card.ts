import type { TemplateCard } from '../template.ts';

export const card: TemplateCard = { label: 'Market', words: 'A shop from the first click' };
