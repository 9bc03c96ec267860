import type { ProofsMessages, ScriptMessages } from './en.ts';

export const es: ProofsMessages = {
  upTo: 'Elige hasta {maximum} favoritas.',
  chosen: 'Elegidas',
};

export const inScript: ScriptMessages = {
  left: 'Quedan {left} de {maximum}',
  full: 'Ya has elegido las {maximum}. Quita una para elegir otra.',
};
