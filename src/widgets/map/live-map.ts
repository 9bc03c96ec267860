/** What every map in the browser can do, whoever draws it. */
import type { TranslationOf } from '#domain/locale/messages.ts';
import type { MapModel } from '#domain/maps/map.ts';

export interface ShownMap {
  /** Shows another model, or a place of another size. */
  update(model: MapModel): void;
  /** Everything it has added goes. */
  remove(): void;
}

interface MarkerClick {
  readonly lat: number;
  readonly lng: number;
  readonly zoom: number;
}

export const MAP_WORDS = {
  /** How to come closer. */
  hint: 'Hold Ctrl or ⌘ to come closer',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
} as const;
type MapWords = TranslationOf<typeof MAP_WORDS>;

export interface MapOptions {
  readonly model: MapModel;
  /** What the marker is called: the place, and that it leads to another window. */
  readonly label: string;
  /** Default: English, or the words of the service. */
  readonly words?: MapWords;
  /** Never while the marker is being dragged. */
  readonly onMarker: (click: MarkerClick) => void;
}

/** What comes within `ms` of the last call is one call. */
export function debounce<Given>(run: (given: Given) => void, ms: number) {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    call(given: Given) {
      clearTimeout(timer);
      timer = setTimeout(() => run(given), ms);
    },
    stop: () => clearTimeout(timer),
  };
}
