import type { ScriptMessages } from './en.ts';

export const inScript: ScriptMessages = {
  viewer: 'Afbeeldingenweergave',
  caption: 'Bijschrift',
  zoomIn: 'Inzoomen',
  close: 'Sluiten',
  previous: 'Vorige',
  next: 'Volgende',
  slide: 'dia',
  place: '{number} van {count}',
  stop: 'Diavoorstelling stoppen',
  start: 'Diavoorstelling starten',
  play: 'Afspelen: {title}',
  captions: 'Ondertiteling',
  failed: 'Deze afbeelding kon niet worden geladen.',
  failedLarge: 'Deze afbeelding kon niet op volledige grootte worden geladen.',
};
