import type { ScriptMessages } from './en.ts';

export const inScript: ScriptMessages = {
  confirm: 'Bevestigen',
  reject: 'Weigeren',
  cancel: 'Annuleren',
  okay: 'Oké',
};
