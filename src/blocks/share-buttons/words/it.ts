import type { ScriptMessages, ShareMessages } from './en.ts';

export const it: ShareMessages = {
  share: 'Condividi',
  link: 'Link a questa pagina',
  more: 'Altri modi per condividere',
};

export const inScript: ScriptMessages = {
  copy: 'Copia link',
  copied: 'Link copiato',
  failed: 'Impossibile copiare il link',
};
