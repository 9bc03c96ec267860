import type { ScriptMessages, ShareMessages } from './en.ts';

export const fr: ShareMessages = {
  share: 'Partager',
  link: 'Lien vers cette page',
  more: 'Autres options de partage',
};

export const inScript: ScriptMessages = {
  copy: 'Copier le lien',
  copied: 'Lien copié',
  failed: 'Impossible de copier le lien',
};
