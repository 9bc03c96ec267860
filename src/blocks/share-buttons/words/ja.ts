import type { ScriptMessages, ShareMessages } from './en.ts';

export const ja: ShareMessages = {
  share: '共有',
  link: 'このページへのリンク',
  more: 'ほかの方法で共有',
};

export const inScript: ScriptMessages = {
  copy: 'リンクをコピー',
  copied: 'リンクをコピーしました',
  failed: 'リンクをコピーできませんでした',
};
