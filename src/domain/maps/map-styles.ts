/** How each style of a map looks, with the names that Google's maps have for it; others are brought near by filters. */
import type { MapStyle } from './contract.ts';

export const MAP_STYLE_IDS = {
  original: 1,
  grayscale: 2,
  satellite: 3,
  minimalLight: 4,
  minimalDark: 5,
  minimalBlue: 6,
} as const;

/** One rule of a styled map. */
interface StyleRule {
  readonly featureType?: string;
  readonly elementType?: string;
  readonly stylers: readonly Readonly<Record<string, string | number>>[];
}

export interface StyleOfMap {
  readonly id: number;
  readonly colours: readonly StyleRule[];
  readonly labels?: readonly StyleRule[];
  /** Which of the two markers is seen on it; absent for the marker of the site's own accent. */
  readonly marker?: 'dark' | 'light';
}

const paint = (featureType: string, elementType: string, color: string): StyleRule => ({
  featureType,
  elementType,
  stylers: [{ color }],
});

interface Paints {
  readonly land: string;
  readonly water: string;
  readonly road: string;
  readonly text: string;
}

function minimal({ land, water, road }: Paints): StyleRule[] {
  return [
    paint('landscape', 'geometry', land),
    paint('water', 'geometry', water),
    paint('road', 'geometry', road),
    { featureType: 'poi', stylers: [{ visibility: 'off' }] },
    { featureType: 'transit', stylers: [{ visibility: 'off' }] },
    { featureType: 'administrative', elementType: 'geometry', stylers: [{ visibility: 'off' }] },
  ];
}

function lettering({ land, text }: Paints): StyleRule[] {
  return [
    paint('all', 'labels.text.fill', text),
    paint('all', 'labels.text.stroke', land),
    { elementType: 'labels.icon', stylers: [{ visibility: 'off' }] },
  ];
}

const LIGHT: Paints = { land: '#f4f4f2', water: '#dcdfe1', road: '#ffffff', text: '#5a5d60' };
const DARK: Paints = { land: '#24262a', water: '#16181b', road: '#3a3d43', text: '#b9bcc2' };
const BLUE: Paints = { land: '#2c4a6b', water: '#1d3550', road: '#47698e', text: '#dbe7f4' };
const GREY: readonly StyleRule[] = [{ featureType: 'all', stylers: [{ saturation: -100 }] }];

export const STYLES_OF_MAPS: Readonly<Record<MapStyle, StyleOfMap>> = {
  original: { id: MAP_STYLE_IDS.original, colours: [] },
  grayscale: { id: MAP_STYLE_IDS.grayscale, colours: GREY, marker: 'dark' },
  satellite: { id: MAP_STYLE_IDS.satellite, colours: [], marker: 'light' },
  minimalDark: {
    id: MAP_STYLE_IDS.minimalDark,
    colours: minimal(DARK),
    labels: lettering(DARK),
    marker: 'light',
  },
  minimalLight: {
    id: MAP_STYLE_IDS.minimalLight,
    colours: minimal(LIGHT),
    labels: lettering(LIGHT),
    marker: 'dark',
  },
  minimalBlue: {
    id: MAP_STYLE_IDS.minimalBlue,
    colours: minimal(BLUE),
    labels: lettering(BLUE),
    marker: 'light',
  },
};

const NO_LABELS: StyleRule = { elementType: 'labels', stylers: [{ visibility: 'off' }] };

/** All rules of a map, in the order in which they count. */
export function rulesOf(style: MapStyle, hasLabels: boolean): StyleRule[] {
  const { colours, labels = [] } = STYLES_OF_MAPS[style];
  return [...colours, ...(hasLabels ? labels : [NO_LABELS])];
}

export const MARKER_SIZE = { width: 48, height: 64 } as const;
const MARKER_PAINTS = {
  dark: ['#16181b', '#ffffff'],
  light: ['#ffffff', '#16181b'],
  accent: ['#b3261e', '#ffffff'],
} as const;

/** A picture of its own, so that none is fetched. */
export function markerSvg(style: MapStyle): string {
  const [body, dot] = MARKER_PAINTS[STYLES_OF_MAPS[style].marker ?? 'accent'];
  const { width, height } = MARKER_SIZE;
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 48 64"><path d="M24 2C12 2 3 11 3 23c0 15 21 39 21 39s21-24 21-39C45 11 36 2 24 2z" fill="${body}" stroke="${dot}" stroke-width="2"/><circle cx="24" cy="23" r="8" fill="${dot}"/></svg>`;
}
