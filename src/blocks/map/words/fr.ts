import type { MapMessages, ScriptMessages } from './en.ts';

export const fr: MapMessages = {
  map: 'Carte',
  mapOf: 'Carte : {place}',
  place: 'Ce lieu',
  large: '{place} sur une grande carte, dans une nouvelle fenêtre',
  show: 'Afficher la carte',
  seen: '{name} peut voir votre visite lorsqu’elle s’affiche.',
  open: 'Ouvrir une grande carte',
  newWindow: 'dans une nouvelle fenêtre',
};

export const inScript: ScriptMessages = {
  loading: 'Chargement de la carte…',
  failed: 'La carte n’a pas pu être chargée. Veuillez réessayer.',
  place: 'Ce lieu',
  hint: 'Maintenez Ctrl ou ⌘ pour zoomer',
  zoomIn: 'Zoom avant',
  zoomOut: 'Zoom arrière',
};
