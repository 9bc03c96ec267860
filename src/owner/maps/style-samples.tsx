/** The styles of a map, each as a small sample of itself. */
import type { ReactNode } from 'react';
import { MAP_STYLES, type MapStyle } from '#domain/maps/contract.ts';
import { markerSvg, STYLES_OF_MAPS } from '#domain/maps/map-styles.ts';
import { useField } from '../fields/panel-context.tsx';
import styles from './maps.module.css';
import * as say from './words/en.ts';

const WORDS: Readonly<Record<MapStyle, string>> = {
  original: say.original,
  grayscale: say.grayscale,
  satellite: say.satellite,
  minimalDark: say.dark,
  minimalLight: say.light,
  minimalBlue: say.blue,
};

/** What no rule paints: as the maps of services are, in colour, grey or from above. */
const PLAIN: Readonly<Partial<Record<MapStyle, readonly [land: string, water: string, road: string]>>> = {
  original: ['#eef0e4', '#a9d5e8', '#f7d98a'],
  grayscale: ['#ececec', '#c4c4c4', '#ffffff'],
  satellite: ['#3f4d33', '#1c3040', '#6d6a58'],
};

export function StyleSamples(): ReactNode {
  const { value, set } = useField<MapStyle>(['props', 'style']);
  return (
    <fieldset className={styles['samples']}>
      <legend>{say.style}</legend>
      {MAP_STYLES.map((style) => (
        <label key={style}>
          <input
            type="radio"
            name="map-style"
            value={style}
            checked={style === value}
            onChange={() => set(style)}
          />
          <Sample style={style} />
          <span>{WORDS[style]}</span>
        </label>
      ))}
    </fieldset>
  );
}

function Sample({ style }: { readonly style: MapStyle }): ReactNode {
  const [land, water, road] =
    PLAIN[style] ?? ['landscape', 'water', 'road'].map((part) => paintOf(style, part));
  return (
    <svg viewBox="0 0 72 48" aria-hidden="true">
      <rect width="72" height="48" fill={land} />
      <path d="M0 34c18-8 26 10 44 2 12-5 18-2 28-6v18H0z" fill={water} />
      <path d="M-2 20l30 4L76 6M26-2l6 50" fill="none" stroke={road} strokeWidth="3" />
      <image
        href={`data:image/svg+xml,${encodeURIComponent(markerSvg(style))}`}
        x="28"
        y="8"
        width="12"
        height="16"
      />
    </svg>
  );
}

function paintOf(style: MapStyle, part: string): string {
  const rule = STYLES_OF_MAPS[style].colours.find(({ featureType }) => featureType === part);
  return String(rule?.stylers[0]?.['color'] ?? 'none');
}
