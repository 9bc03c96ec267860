import type { ScriptMessages } from './en.ts';

export const inScript: ScriptMessages = {
  play: 'Reproduzir',
  pause: 'Pausar',
  invalid: 'Vídeo incorporado inválido.',
  invalidWithOverlay:
    'Imagens de destaque personalizadas só estão disponíveis com vídeos incorporados. Desative-as nas configurações de incorporação.',
};
