import type { ScriptMessages, ShareMessages } from './en.ts';

export const nl: ShareMessages = {
  share: 'Delen',
  link: 'Link naar deze pagina',
  more: 'Meer manieren om te delen',
};

export const inScript: ScriptMessages = {
  copy: 'Link kopiëren',
  copied: 'Link gekopieerd',
  failed: 'Link kon niet worden gekopieerd',
};
