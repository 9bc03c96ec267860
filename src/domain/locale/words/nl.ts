import type { ArchiveMessages } from './en.ts';

export const nl: ArchiveMessages = {
  posts: 'Berichten',
  events: 'Evenementen',
  products: 'Producten',
  projects: 'Projecten',
  dates: 'Data',
  category: 'in de categorie ‘{category}’',
  tag: 'met de tag ‘{tag}’',
  author: 'door {author}',
  month: 'uit {month}',
  several: '{first} {next}',
  heading: '{items} {part}',
  page: '{title}, pagina {page}',
};
