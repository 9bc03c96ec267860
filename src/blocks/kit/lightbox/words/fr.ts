import type { ScriptMessages } from './en.ts';

export const inScript: ScriptMessages = {
  viewer: 'Visionneuse d’images',
  caption: 'Légende',
  zoomIn: 'Zoomer',
  close: 'Fermer',
  previous: 'Précédent',
  next: 'Suivant',
  slide: 'diapositive',
  place: '{number} sur {count}',
  stop: 'Arrêter le diaporama',
  start: 'Lancer le diaporama',
  play: 'Lire : {title}',
  captions: 'Sous-titres',
  failed: 'Cette image n’a pas pu être chargée.',
  failedLarge: 'Cette image n’a pas pu être chargée en taille réelle.',
};
