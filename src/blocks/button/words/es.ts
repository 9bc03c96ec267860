import type { ScriptMessages } from './en.ts';

export const inScript: ScriptMessages = {
  confirm: 'Confirmar',
  reject: 'Rechazar',
  cancel: 'Cancelar',
  okay: 'Aceptar',
};
