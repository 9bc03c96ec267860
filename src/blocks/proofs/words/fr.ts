import type { ProofsMessages, ScriptMessages } from './en.ts';

export const fr: ProofsMessages = {
  upTo: 'Choisissez jusqu’à {maximum} favoris.',
  chosen: 'Choisis',
};

export const inScript: ScriptMessages = {
  left: 'Encore {left} sur {maximum}',
  full: 'Vous avez choisi les {maximum}. Retirez-en un pour en choisir un autre.',
};
