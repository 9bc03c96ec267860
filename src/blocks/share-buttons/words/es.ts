import type { ScriptMessages, ShareMessages } from './en.ts';

export const es: ShareMessages = {
  share: 'Compartir',
  link: 'Enlace a esta página',
  more: 'Más formas de compartir',
};

export const inScript: ScriptMessages = {
  copy: 'Copiar enlace',
  copied: 'Enlace copiado',
  failed: 'No se pudo copiar el enlace',
};
