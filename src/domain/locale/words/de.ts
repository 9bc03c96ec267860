import type { ArchiveMessages } from './en.ts';

export const de: ArchiveMessages = {
  posts: 'Beiträge',
  events: 'Veranstaltungen',
  products: 'Produkte',
  projects: 'Projekte',
  dates: 'Termine',
  category: 'in der Kategorie „{category}“',
  tag: 'mit dem Schlagwort „{tag}“',
  author: 'von {author}',
  month: 'aus {month}',
  several: '{first} {next}',
  heading: '{items} {part}',
  page: '{title}, Seite {page}',
};
