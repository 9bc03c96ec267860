import type { ScriptMessages } from './en.ts';

export const inScript: ScriptMessages = {
  play: 'Abspielen',
  pause: 'Pause',
  invalid: 'Diese Videoeinbettung ist ungültig.',
  invalidWithOverlay:
    'Eigene Vorschaubilder gibt es nur bei eingebetteten Videos. Schalten Sie das Vorschaubild in den Einstellungen der Einbettung aus.',
};
