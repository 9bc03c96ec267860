import type { MapMessages, ScriptMessages } from './en.ts';

export const it: MapMessages = {
  map: 'Mappa',
  mapOf: 'Mappa: {place}',
  place: 'Questo luogo',
  large: '{place} su una mappa grande, in una nuova finestra',
  show: 'Mostra la mappa',
  seen: '{name} può vedere la tua visita quando viene mostrata.',
  open: 'Apri una mappa grande',
  newWindow: 'in una nuova finestra',
};

export const inScript: ScriptMessages = {
  loading: 'Caricamento della mappa…',
  failed: 'Non è stato possibile caricare la mappa. Riprova.',
  place: 'Questo luogo',
  hint: 'Tieni premuto Ctrl o ⌘ per ingrandire',
  zoomIn: 'Ingrandisci',
  zoomOut: 'Riduci',
};
