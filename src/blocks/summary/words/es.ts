import type { SummaryMessages } from './en.ts';

export const es: SummaryMessages = {
  noMatches: 'Sin resultados.',
  showAll: 'Mostrar todo',
  tags: 'Etiquetas',
  categories: 'Categorías',
  all: 'Todo',
  soldOut: 'Agotado',
  noPastEvents: 'No hay eventos pasados.',
  noEvents: 'No hay próximos eventos.',
};
