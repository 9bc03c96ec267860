import type { ArchiveMessages } from './en.ts';

export const ar: ArchiveMessages = {
  posts: 'مقالات',
  events: 'فعاليات',
  products: 'منتجات',
  projects: 'مشاريع',
  dates: 'مواعيد',
  category: 'في فئة «{category}»',
  tag: 'بوسم «{tag}»',
  author: 'بقلم {author}',
  month: 'من {month}',
  several: '{first} {next}',
  heading: '{items} {part}',
  page: '{title}، الصفحة {page}',
};
