import type { ScriptMessages } from './en.ts';

export const inScript: ScriptMessages = {
  play: 'Afspelen',
  pause: 'Pauzeren',
  invalid: 'Ongeldige ingesloten video.',
  invalidWithOverlay:
    'Eigen uitgelichte afbeeldingen zijn alleen beschikbaar bij ingesloten video’s. Zet ze uit in de instellingen van de insluiting.',
};
