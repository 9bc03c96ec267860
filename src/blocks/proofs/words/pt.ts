import type { ProofsMessages, ScriptMessages } from './en.ts';

export const pt: ProofsMessages = {
  upTo: 'Escolha até {maximum} favoritas.',
  chosen: 'Escolhidas',
};

export const inScript: ScriptMessages = {
  left: 'Restam {left} de {maximum}',
  full: 'Você já escolheu as {maximum}. Remova uma para escolher outra.',
};
