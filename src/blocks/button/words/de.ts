import type { ScriptMessages } from './en.ts';

export const inScript: ScriptMessages = {
  confirm: 'Bestätigen',
  reject: 'Ablehnen',
  cancel: 'Abbrechen',
  okay: 'OK',
};
