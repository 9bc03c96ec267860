import type { OverMessages } from './en.ts';

export const ja: OverMessages = {
  announcement: 'お知らせ',
  closeAnnouncement: 'お知らせを閉じる',
  licences: 'ライセンス',
  badge: 'バッジ',
  reach: 'お問い合わせ',
  call: '電話',
  write: 'メール',
  find: 'アクセス',
  close: '閉じる',
};
