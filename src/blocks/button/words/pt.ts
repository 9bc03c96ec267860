import type { ScriptMessages } from './en.ts';

export const inScript: ScriptMessages = {
  confirm: 'Confirmar',
  reject: 'Recusar',
  cancel: 'Cancelar',
  okay: 'OK',
};
