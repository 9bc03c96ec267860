import type { AudioMessages, ScriptMessages } from './en.ts';

export const pt: AudioMessages = {
  missing: 'Esta gravação não está mais disponível.',
  download: 'Baixar',
};

export const inScript: ScriptMessages = {
  play: 'Reproduzir {title}',
  pause: 'Pausar {title}',
  position: 'Posição em {title}',
  place: '{at} de {end}',
  failed: 'Não foi possível reproduzir esta gravação.',
};
