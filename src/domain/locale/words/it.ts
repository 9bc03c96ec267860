import type { ArchiveMessages } from './en.ts';

export const it: ArchiveMessages = {
  posts: 'Articoli',
  events: 'Eventi',
  products: 'Prodotti',
  projects: 'Progetti',
  dates: 'Date',
  category: 'nella categoria «{category}»',
  tag: 'con il tag «{tag}»',
  author: 'di {author}',
  month: 'di {month}',
  several: '{first} {next}',
  heading: '{items} {part}',
  page: '{title}, pagina {page}',
};
