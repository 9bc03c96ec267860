import type { MapMessages, ScriptMessages } from './en.ts';

export const pt: MapMessages = {
  map: 'Mapa',
  mapOf: 'Mapa: {place}',
  place: 'Este local',
  large: '{place} em um mapa grande, em uma nova janela',
  show: 'Mostrar o mapa',
  seen: '{name} pode ver sua visita quando ele é exibido.',
  open: 'Abrir um mapa grande',
  newWindow: 'em uma nova janela',
};

export const inScript: ScriptMessages = {
  loading: 'Carregando o mapa…',
  failed: 'Não foi possível carregar o mapa. Tente novamente.',
  place: 'Este local',
  hint: 'Segure Ctrl ou ⌘ para aproximar',
  zoomIn: 'Aproximar',
  zoomOut: 'Afastar',
};
