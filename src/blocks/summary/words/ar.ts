import type { SummaryMessages } from './en.ts';

export const ar: SummaryMessages = {
  noMatches: 'لا توجد نتائج.',
  showAll: 'عرض الكل',
  tags: 'الوسوم',
  categories: 'الفئات',
  all: 'الكل',
  soldOut: 'نفدت الكمية',
  noPastEvents: 'لا توجد فعاليات سابقة.',
  noEvents: 'لا توجد فعاليات قادمة.',
};
