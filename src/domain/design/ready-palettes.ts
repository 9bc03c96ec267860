/** Palettes to begin with, each readable throughout. */
import type { ResolvedPalette } from './readable.ts';

export interface ReadyPalette {
  readonly name: string;
  readonly colours: ResolvedPalette;
}

export const READY_PALETTES: readonly ReadyPalette[] = [
  {
    name: 'Linen',
    colours: { paper: '#faf6ef', tint: '#efe6d8', ink: '#2b2320', accent: '#9a4a2f', text: '#33291f' },
  },
  {
    name: 'Fjord',
    colours: { paper: '#f6f8f9', tint: '#e3ebee', ink: '#12303a', accent: '#1f6273', text: '#1b2a30' },
  },
  {
    name: 'Moss',
    colours: { paper: '#f7f7f0', tint: '#e6e9d8', ink: '#25301f', accent: '#4c6a2d', text: '#272c20' },
  },
  {
    name: 'Plum',
    colours: { paper: '#faf6f8', tint: '#efe2ea', ink: '#3a1730', accent: '#8c2a63', text: '#2c1a27' },
  },
  {
    name: 'Coral',
    colours: { paper: '#fffaf7', tint: '#fde7de', ink: '#3c1e1a', accent: '#b13a25', text: '#33211d' },
  },
  {
    name: 'Cobalt',
    colours: { paper: '#fbfbfd', tint: '#e8ecf7', ink: '#141c3f', accent: '#2746c7', text: '#1a1f33' },
  },
  {
    name: 'Clinic',
    colours: { paper: '#ffffff', tint: '#eaf4f1', ink: '#0f2f2b', accent: '#0b7266', text: '#16302c' },
  },
  {
    name: 'Graphite',
    colours: { paper: '#ffffff', tint: '#f0f0ee', ink: '#171717', accent: '#171717', text: '#1c1c1b' },
  },
  {
    name: 'Ballet',
    colours: { paper: '#fdf8f5', tint: '#f6e5e0', ink: '#4a2b32', accent: '#9d3f55', text: '#3a2429' },
  },
  {
    name: 'Lagoon',
    colours: { paper: '#f4fbfa', tint: '#d6efeb', ink: '#0b2e3a', accent: '#006d77', text: '#10313a' },
  },
  {
    name: 'Midnight',
    colours: { paper: '#14171c', tint: '#1e232b', ink: '#eceae4', accent: '#e0b15a', text: '#e9e6df' },
  },
];
