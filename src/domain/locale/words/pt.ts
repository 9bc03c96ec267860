import type { ArchiveMessages } from './en.ts';

export const pt: ArchiveMessages = {
  posts: 'Publicações',
  events: 'Eventos',
  products: 'Produtos',
  projects: 'Projetos',
  dates: 'Datas',
  category: 'na categoria “{category}”',
  tag: 'com a etiqueta “{tag}”',
  author: 'por {author}',
  month: 'de {month}',
  several: '{first} {next}',
  heading: '{items} {part}',
  page: '{title}, página {page}',
};
