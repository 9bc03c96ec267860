/** A map drawn by Google's script, which has been loaded. Only what is used of it is described here. */
import type { MapModel } from '#domain/maps/map.ts';
import { MARKER_SIZE, markerSvg, rulesOf } from '#domain/maps/map-styles.ts';
import type { MapOptions, ShownMap } from './live-map.ts';
import { type GoogleMapsOptions, loadGoogleMaps } from './load-google.ts';

interface Position {
  readonly lat: number;
  readonly lng: number;
}

interface GoogleMap {
  setOptions(options: object): void;
  setCenter(position: Position): void;
  getZoom(): number | undefined;
}

interface GoogleMarker {
  setOptions(options: object): void;
  setMap(map: GoogleMap | null): void;
  getPosition(): { lat(): number; lng(): number } | null | undefined;
  addListener(type: string, run: () => void): { remove(): void };
}

interface GoogleMaps {
  readonly Map: new (place: HTMLElement, options: object) => GoogleMap;
  readonly Marker: new (options: object) => GoogleMarker;
}

declare global {
  interface Window {
    google?: { readonly maps: GoogleMaps };
  }
}

interface Wanted {
  readonly isOver: () => boolean;
  /** Aborted, it no longer waits. */
  readonly signal: AbortSignal;
}

/** @returns undefined where nobody wants it any more once the script is there */
export async function showGoogleMap(
  place: HTMLElement,
  options: MapOptions,
  { isOver, signal, ...script }: GoogleMapsOptions & Wanted,
): Promise<ShownMap | undefined> {
  await loadGoogleMaps(script, signal);
  return isOver() ? undefined : draw(place, options);
}

function draw(place: HTMLElement, { model, label, onMarker }: MapOptions): ShownMap {
  const maps = window.google?.maps;
  if (!maps) throw new Error('The maps script has left nothing.');
  const map = new maps.Map(place, mapOptions(model));
  const marker = new maps.Marker({ map, title: label, ...markerOptions(model) });
  let isDragging = false;
  const listeners = [
    marker.addListener('dragstart', () => {
      isDragging = true;
    }),
    marker.addListener('dragend', () => {
      isDragging = false;
    }),
    marker.addListener('click', () => {
      const position = marker.getPosition();
      if (!isDragging && position)
        onMarker({ lat: position.lat(), lng: position.lng(), zoom: map.getZoom() ?? model.location.mapZoom });
    }),
  ];
  return {
    update(next) {
      map.setOptions(mapOptions(next));
      marker.setOptions(markerOptions(next));
    },
    remove() {
      for (const listener of listeners) listener.remove();
      marker.setMap(null);
      place.replaceChildren();
      place.removeAttribute('style');
    },
  };
}

const TYPES = { satellite: ['satellite', 'hybrid'], terrain: 'terrain', road: 'roadmap' } as const;

function typeOf({ style, labels, terrain }: MapModel): string {
  if (style === 'satellite') return TYPES.satellite[labels ? 1 : 0];
  return terrain ? TYPES.terrain : TYPES.road;
}

function mapOptions(model: MapModel) {
  const { location, controls, style, labels } = model;
  return {
    center: { lat: location.mapLat, lng: location.mapLng },
    zoom: location.mapZoom,
    mapTypeId: typeOf(model),
    styles: rulesOf(style, labels),
    draggable: controls.draggable,
    scrollwheel: controls.scrollwheel,
    // The page scrolls on unless Ctrl, ⌘ or a second finger says that the map is meant.
    gestureHandling: controls.draggable ? 'cooperative' : 'none',
    disableDefaultUI: controls.disableDefaultUI,
    zoomControl: controls.showControls,
    keyboardShortcuts: true,
  };
}

function markerOptions({ location, controls, style }: MapModel) {
  const { width, height } = MARKER_SIZE;
  return {
    position: { lat: location.markerLat, lng: location.markerLng },
    draggable: controls.markerDraggable,
    clickable: controls.linkOnClick,
    // Else it is drawn into the picture of the map, where no keyboard reaches it.
    optimized: false,
    icon: {
      url: `data:image/svg+xml,${encodeURIComponent(markerSvg(style))}`,
      scaledSize: { width, height },
      anchor: { x: width / 2, y: height },
    },
  };
}
