import type { ScriptMessages } from './en.ts';

export const inScript: ScriptMessages = {
  viewer: 'Visualizzatore di immagini',
  caption: 'Didascalia',
  zoomIn: 'Ingrandisci',
  close: 'Chiudi',
  previous: 'Precedente',
  next: 'Successivo',
  slide: 'diapositiva',
  place: '{number} di {count}',
  stop: 'Ferma la presentazione',
  start: 'Avvia la presentazione',
  play: 'Riproduci: {title}',
  captions: 'Sottotitoli',
  failed: 'Non è stato possibile caricare l’immagine.',
  failedLarge: 'Non è stato possibile caricare l’immagine a dimensione intera.',
};
