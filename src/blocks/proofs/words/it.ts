import type { ProofsMessages, ScriptMessages } from './en.ts';

export const it: ProofsMessages = {
  upTo: 'Scegli fino a {maximum} preferiti.',
  chosen: 'Scelti',
};

export const inScript: ScriptMessages = {
  left: 'Ancora {left} su {maximum}',
  full: 'Hai scelto tutti i {maximum}. Rimuovine uno per sceglierne un altro.',
};
