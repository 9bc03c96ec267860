import type { ArchiveMessages } from './en.ts';

export const fr: ArchiveMessages = {
  posts: 'Articles',
  events: 'Événements',
  products: 'Produits',
  projects: 'Projets',
  dates: 'Dates',
  category: 'dans la catégorie « {category} »',
  tag: 'avec l’étiquette « {tag} »',
  author: 'par {author}',
  month: 'en {month}',
  several: '{first} {next}',
  heading: '{items} {part}',
  page: '{title}, page {page}',
};
