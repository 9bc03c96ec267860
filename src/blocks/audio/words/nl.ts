import type { AudioMessages, ScriptMessages } from './en.ts';

export const nl: AudioMessages = {
  missing: 'Deze opname is niet meer beschikbaar.',
  download: 'Downloaden',
};

export const inScript: ScriptMessages = {
  play: '{title} afspelen',
  pause: '{title} pauzeren',
  position: 'Positie in {title}',
  place: '{at} van {end}',
  failed: 'Deze opname kon niet worden afgespeeld.',
};
