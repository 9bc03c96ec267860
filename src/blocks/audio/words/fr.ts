import type { AudioMessages, ScriptMessages } from './en.ts';

export const fr: AudioMessages = {
  missing: 'Cet enregistrement n’est plus disponible.',
  download: 'Télécharger',
};

export const inScript: ScriptMessages = {
  play: 'Lire {title}',
  pause: 'Mettre {title} en pause',
  position: 'Position dans {title}',
  place: '{at} sur {end}',
  failed: 'Cet enregistrement n’a pas pu être lu.',
};
