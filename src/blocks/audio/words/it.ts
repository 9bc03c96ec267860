import type { AudioMessages, ScriptMessages } from './en.ts';

export const it: AudioMessages = {
  missing: 'Questa registrazione non è più disponibile.',
  download: 'Scarica',
};

export const inScript: ScriptMessages = {
  play: 'Riproduci {title}',
  pause: 'Metti in pausa {title}',
  position: 'Posizione in {title}',
  place: '{at} di {end}',
  failed: 'Non è stato possibile riprodurre questa registrazione.',
};
