import type { ScriptMessages } from './en.ts';

export const inScript: ScriptMessages = {
  play: 'Riproduci',
  pause: 'Pausa',
  invalid: 'Video incorporato non valido.',
  invalidWithOverlay:
    'Le immagini in evidenza personalizzate sono disponibili solo con i video incorporati. Disattivale nelle impostazioni di incorporamento.',
};
