import type { AudioMessages, ScriptMessages } from './en.ts';

export const es: AudioMessages = {
  missing: 'Esta grabación ya no está disponible.',
  download: 'Descargar',
};

export const inScript: ScriptMessages = {
  play: 'Reproducir {title}',
  pause: 'Pausar {title}',
  position: 'Posición en {title}',
  place: '{at} de {end}',
  failed: 'No se pudo reproducir esta grabación.',
};
