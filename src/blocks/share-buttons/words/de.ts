import type { ScriptMessages, ShareMessages } from './en.ts';

export const de: ShareMessages = {
  share: 'Teilen',
  link: 'Link zu dieser Seite',
  more: 'Weitere Möglichkeiten',
};

export const inScript: ScriptMessages = {
  copy: 'Link kopieren',
  copied: 'Link kopiert',
  failed: 'Link konnte nicht kopiert werden',
};
