import type { ProofsMessages, ScriptMessages } from './en.ts';

export const de: ProofsMessages = {
  upTo: 'Wählen Sie bis zu {maximum} Favoriten.',
  chosen: 'Gewählt',
};

export const inScript: ScriptMessages = {
  left: 'Noch {left} von {maximum}',
  full: 'Sie haben alle {maximum} gewählt. Entfernen Sie einen Favoriten, um einen anderen zu wählen.',
};
