import type { ArchiveMessages } from './en.ts';

export const ja: ArchiveMessages = {
  posts: '投稿',
  events: 'イベント',
  products: '商品',
  projects: 'プロジェクト',
  dates: '日程',
  category: 'カテゴリー「{category}」',
  tag: 'タグ「{tag}」',
  author: '{author}',
  month: '{month}',
  several: '{first}・{next}',
  heading: '{part}の{items}',
  page: '{title}（{page}ページ）',
};
