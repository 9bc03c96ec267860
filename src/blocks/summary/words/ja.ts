import type { SummaryMessages } from './en.ts';

export const ja: SummaryMessages = {
  noMatches: '該当するものはありません。',
  showAll: 'すべて表示',
  tags: 'タグ',
  categories: 'カテゴリー',
  all: 'すべて',
  soldOut: '売り切れ',
  noPastEvents: '過去のイベントはありません。',
  noEvents: '今後のイベントはありません。',
};
