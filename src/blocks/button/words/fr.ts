import type { ScriptMessages } from './en.ts';

export const inScript: ScriptMessages = {
  confirm: 'Confirmer',
  reject: 'Refuser',
  cancel: 'Annuler',
  okay: 'OK',
};
