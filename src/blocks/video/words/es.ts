import type { ScriptMessages } from './en.ts';

export const inScript: ScriptMessages = {
  play: 'Reproducir',
  pause: 'Pausar',
  invalid: 'El vídeo incrustado no es válido.',
  invalidWithOverlay:
    'Las imágenes destacadas personalizadas solo están disponibles con vídeos incrustados. Desactívalas en los ajustes de incrustación.',
};
