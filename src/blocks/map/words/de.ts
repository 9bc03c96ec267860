import type { MapMessages, ScriptMessages } from './en.ts';

export const de: MapMessages = {
  map: 'Karte',
  mapOf: 'Karte: {place}',
  place: 'Dieser Ort',
  large: '{place} auf einer großen Karte, in einem neuen Fenster',
  show: 'Karte anzeigen',
  seen: '{name} kann Ihren Besuch sehen, wenn sie angezeigt wird.',
  open: 'Große Karte öffnen',
  newWindow: 'in einem neuen Fenster',
};

export const inScript: ScriptMessages = {
  loading: 'Karte wird geladen…',
  failed: 'Die Karte konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.',
  place: 'Dieser Ort',
  hint: 'Zum Vergrößern Strg oder ⌘ gedrückt halten',
  zoomIn: 'Vergrößern',
  zoomOut: 'Verkleinern',
};
