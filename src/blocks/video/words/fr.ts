import type { ScriptMessages } from './en.ts';

export const inScript: ScriptMessages = {
  play: 'Lire',
  pause: 'Pause',
  invalid: 'Vidéo intégrée non valide.',
  invalidWithOverlay:
    'Les images de couverture personnalisées ne sont disponibles qu’avec les vidéos intégrées. Désactivez-les dans les réglages d’intégration.',
};
