import type { TranslationOf } from '#domain/locale/messages.ts';
import { MAP_WORDS } from '#widgets/map/live-map.ts';

export const inScript = {
  loading: 'Loading map…',
  failed: 'The map could not be loaded. Please try again.',
  place: 'This place',
  hint: MAP_WORDS.hint,
  zoomIn: MAP_WORDS.zoomIn,
  zoomOut: MAP_WORDS.zoomOut,
} as const;

export const en = {
  map: 'Map',
  mapOf: 'Map: {place}',
  place: inScript.place,
  large: '{place} on a large map, in a new window',
  show: 'Show the map',
  seen: '{name} can see your visit when it is shown.',
  open: 'Open a large map',
  newWindow: 'in a new window',
} as const;

export type MapMessages = TranslationOf<typeof en>;
export type ScriptMessages = TranslationOf<typeof inScript>;
