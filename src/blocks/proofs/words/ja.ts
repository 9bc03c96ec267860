import type { ProofsMessages, ScriptMessages } from './en.ts';

export const ja: ProofsMessages = {
  upTo: 'お気に入りを{maximum}点まで選べます。',
  chosen: '選択数',
};

export const inScript: ScriptMessages = {
  left: '残り{left} / {maximum}',
  full: '{maximum}点すべて選択済みです。別のものを選ぶには1点外してください。',
};
