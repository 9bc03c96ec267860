import type { MapMessages, ScriptMessages } from './en.ts';

export const nl: MapMessages = {
  map: 'Kaart',
  mapOf: 'Kaart: {place}',
  place: 'Deze plek',
  large: '{place} op een grote kaart, in een nieuw venster',
  show: 'Kaart tonen',
  seen: '{name} kan je bezoek zien wanneer de kaart wordt getoond.',
  open: 'Grote kaart openen',
  newWindow: 'in een nieuw venster',
};

export const inScript: ScriptMessages = {
  loading: 'Kaart laden…',
  failed: 'De kaart kon niet worden geladen. Probeer het opnieuw.',
  place: 'Deze plek',
  hint: 'Houd Ctrl of ⌘ ingedrukt om in te zoomen',
  zoomIn: 'Inzoomen',
  zoomOut: 'Uitzoomen',
};
