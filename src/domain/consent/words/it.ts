import type { ConsentMessages } from './en.ts';

export const it: ConsentMessages = {
  text: 'Utilizzando questo sito, accetti il nostro uso dei cookie.',
  accept: 'Accetta',
  decline: 'Rifiuta',
  label: 'Cookie',
  signal:
    'Il tuo browser chiede ai siti di non tracciarti (Global Privacy Control). Lo rispettiamo, a meno che tu non consenta altro qui.',
  eu: 'Puoi cambiare idea in qualsiasi momento in «Preferenze sui cookie» in fondo a ogni pagina.',
  policy: 'Cosa memorizziamo e perché',
  choose: 'Scegli singolarmente',
  save: 'Salva la mia scelta',
  'functional.label': 'Extra',
  'functional.text': 'Chat, prenotazioni e protezione dai bot.',
  'analytics.label': 'Statistiche',
  'analytics.text': 'Quante persone visitano il sito e cosa leggono.',
  'marketing.label': 'Pubblicità',
  'marketing.text': 'Annunci per te su altri siti.',
  'media.label': 'Video, mappe e post',
  'media.text': 'Contenuti di altre aziende.',
};
