import type { TranslationOf } from '#domain/locale/messages.ts';

export const en = {
  share: 'Share',
  link: 'Link to this page',
  more: 'More ways to share',
} as const;

export const inScript = {
  copy: 'Copy link',
  copied: 'Link copied',
  failed: 'Couldn’t copy the link',
} as const;

export type ShareMessages = TranslationOf<typeof en>;
export type ScriptMessages = TranslationOf<typeof inScript>;
