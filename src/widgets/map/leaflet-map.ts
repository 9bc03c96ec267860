/** A map of tiles from an address of the owner's choice, drawn by Leaflet. */
import { Control, DivIcon, Map as Leaflet, type LeafletMouseEvent, Marker, TileLayer } from 'leaflet';
import type { MapModel } from '#domain/maps/map.ts';
import { MARKER_SIZE, markerSvg } from '#domain/maps/map-styles.ts';
import { MAP_WORDS, type MapOptions, type ShownMap } from './live-map.ts';

export interface TileSources {
  readonly tiles: string;
  /** Empty where `tiles` stand for them. */
  readonly plainTiles: string;
  readonly terrainTiles: string;
  readonly satelliteTiles: string;
  readonly attribution: string;
}

const MAX_ZOOM = 20;
/** Says how to come closer, for as long as somebody needs to read it. */
const HINT_MS = 1500;

export function showLeafletMap(
  place: HTMLElement,
  { model, label, words = MAP_WORDS, onMarker }: MapOptions,
  sources: TileSources,
): ShownMap {
  const { controls, location } = model;
  const isTouch = matchMedia('(pointer: coarse)').matches;
  const map = new Leaflet(place, {
    center: [location.mapLat, location.mapLng],
    zoom: location.mapZoom,
    maxZoom: MAX_ZOOM,
    scrollWheelZoom: controls.scrollwheel,
    // One finger scrolls the page; two move the map.
    dragging: controls.draggable && !isTouch,
    touchZoom: controls.draggable,
    zoomControl: false,
    attributionControl: false,
    zoomAnimation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
  });
  if (controls.showControls)
    new Control.Zoom({ zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut }).addTo(map);
  const attribution = new Control.Attribution({ prefix: false });
  // Leaflet takes it for markup.
  attribution.addAttribution(plainText(sources.attribution));
  attribution.addTo(map);
  let tiles = new TileLayer(tilesFor(model, sources), { maxZoom: MAX_ZOOM }).addTo(map);
  const marker = addMarker(map, model, label);
  place.dataset['style'] = model.style;
  let isDragging = false;
  marker.on('dragstart', () => {
    isDragging = true;
  });
  // The click that ends a drag comes after it.
  marker.on('dragend', () => setTimeout(() => (isDragging = false)));
  const press = () => {
    const { lat, lng } = marker.getLatLng();
    if (!isDragging) onMarker({ lat, lng, zoom: map.getZoom() });
  };
  if (controls.linkOnClick) {
    marker.on('click', (event: LeafletMouseEvent) => {
      event.originalEvent?.stopPropagation();
      press();
    });
    marker.getElement()?.addEventListener('keydown', ({ key }) => {
      if (key === 'Enter') press();
    });
  }
  const undoWheel = controls.scrollwheel ? holdWheel(place, words.hint) : () => {};
  return {
    update(next) {
      map.invalidateSize({ animate: false });
      map.setView([next.location.mapLat, next.location.mapLng], map.getZoom(), { animate: false });
      marker.setLatLng([next.location.markerLat, next.location.markerLng]);
      const address = tilesFor(next, sources);
      if (address !== tilesFor(model, sources)) {
        tiles.remove();
        tiles = new TileLayer(address, { maxZoom: MAX_ZOOM }).addTo(map);
      }
    },
    remove() {
      undoWheel();
      map.remove();
      place.replaceChildren();
      for (const name of ['class', 'style', 'tabindex', 'data-style']) place.removeAttribute(name);
      place.className = 'map-canvas';
    },
  };
}

function addMarker(map: Leaflet, { location, controls, style }: MapModel, label: string): Marker {
  const { width, height } = MARKER_SIZE;
  const icon = new DivIcon({
    html: markerSvg(style),
    className: 'map-pin',
    iconSize: [width, height],
    iconAnchor: [width / 2, height],
  });
  const marker = new Marker([location.markerLat, location.markerLng], {
    icon,
    draggable: controls.markerDraggable,
    keyboard: controls.linkOnClick,
    interactive: controls.linkOnClick || controls.markerDraggable,
  }).addTo(map);
  const element = marker.getElement();
  element?.setAttribute('role', controls.linkOnClick ? 'link' : 'img');
  element?.setAttribute('aria-label', label);
  return marker;
}

function tilesFor({ style, terrain, labels }: MapModel, sources: TileSources): string {
  const { tiles, plainTiles, terrainTiles, satelliteTiles } = sources;
  if (style === 'satellite' && satelliteTiles) return satelliteTiles;
  if (terrain && terrainTiles) return terrainTiles;
  return labels ? tiles : plainTiles || tiles;
}

/** The wheel is the page's, unless the map has the focus or a key says that it is meant. */
function holdWheel(place: HTMLElement, hint: string): () => void {
  const stopped = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const turn = (event: WheelEvent) => {
    const isMeant = event.ctrlKey || event.metaKey || place.contains(document.activeElement);
    if (isMeant) return;
    // On its way to Leaflet: the page scrolls on.
    event.stopPropagation();
    place.dataset['gestureHint'] = hint;
    clearTimeout(timer);
    timer = setTimeout(() => delete place.dataset['gestureHint'], HINT_MS);
  };
  place.addEventListener('wheel', turn, { capture: true, passive: true, signal: stopped.signal });
  return () => {
    stopped.abort();
    clearTimeout(timer);
    delete place.dataset['gestureHint'];
  };
}

function plainText(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}
