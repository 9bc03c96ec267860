import type { ScriptMessages, ShareMessages } from './en.ts';

export const pt: ShareMessages = {
  share: 'Compartilhar',
  link: 'Link para esta página',
  more: 'Mais formas de compartilhar',
};

export const inScript: ScriptMessages = {
  copy: 'Copiar link',
  copied: 'Link copiado',
  failed: 'Não foi possível copiar o link',
};
