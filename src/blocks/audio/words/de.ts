import type { AudioMessages, ScriptMessages } from './en.ts';

export const de: AudioMessages = {
  missing: 'Diese Aufnahme ist nicht mehr verfügbar.',
  download: 'Herunterladen',
};

export const inScript: ScriptMessages = {
  play: '{title} abspielen',
  pause: '{title} anhalten',
  position: 'Position in {title}',
  place: '{at} von {end}',
  failed: 'Diese Aufnahme konnte nicht abgespielt werden.',
};
