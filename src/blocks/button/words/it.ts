import type { ScriptMessages } from './en.ts';

export const inScript: ScriptMessages = {
  confirm: 'Conferma',
  reject: 'Rifiuta',
  cancel: 'Annulla',
  okay: 'OK',
};
