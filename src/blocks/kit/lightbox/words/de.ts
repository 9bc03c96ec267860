import type { ScriptMessages } from './en.ts';

export const inScript: ScriptMessages = {
  viewer: 'Bildbetrachter',
  caption: 'Bildunterschrift',
  zoomIn: 'Vergrößern',
  close: 'Schließen',
  previous: 'Zurück',
  next: 'Weiter',
  slide: 'Folie',
  place: '{number} von {count}',
  stop: 'Diashow anhalten',
  start: 'Diashow starten',
  play: 'Abspielen: {title}',
  captions: 'Untertitel',
  failed: 'Dieses Bild konnte nicht geladen werden.',
  failedLarge: 'Dieses Bild konnte nicht in voller Größe geladen werden.',
};
