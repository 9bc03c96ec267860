import type { MapMessages, ScriptMessages } from './en.ts';

export const es: MapMessages = {
  map: 'Mapa',
  mapOf: 'Mapa: {place}',
  place: 'Este lugar',
  large: '{place} en un mapa grande, en una ventana nueva',
  show: 'Mostrar el mapa',
  seen: '{name} puede ver tu visita cuando se muestra.',
  open: 'Abrir un mapa grande',
  newWindow: 'en una ventana nueva',
};

export const inScript: ScriptMessages = {
  loading: 'Cargando el mapa…',
  failed: 'No se pudo cargar el mapa. Inténtalo de nuevo.',
  place: 'Este lugar',
  hint: 'Mantén pulsado Ctrl o ⌘ para acercarte',
  zoomIn: 'Acercar',
  zoomOut: 'Alejar',
};
