import type { ArchiveMessages } from './en.ts';

export const es: ArchiveMessages = {
  posts: 'Entradas',
  events: 'Eventos',
  products: 'Productos',
  projects: 'Proyectos',
  dates: 'Fechas',
  category: 'en la categoría «{category}»',
  tag: 'con la etiqueta «{tag}»',
  author: 'por {author}',
  month: 'de {month}',
  several: '{first} {next}',
  heading: '{items} {part}',
  page: '{title}, página {page}',
};
