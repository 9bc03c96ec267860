/** Ember, for restaurants and bars: a menu card by evening light, with the way to a table always at hand. */
import { newsreader } from '../faces.ts';
import type { Template } from '../template.ts';
import { card } from './card.ts';
import css from './styles.css?inline';

export const template: Template = {
  name: 'ember',
  label: card.label,
  description:
    'A menu card by evening light: capitals in the middle, fine rules, and a table always at hand.',
  fonts: { display: newsreader, text: newsreader },
  size: 1.04,
  themes: {
    // The card on the table.
    paper: {
      ground: 'oklch(0.967 0.018 82)',
      surface: 'oklch(0.94 0.026 80)',
      text: 'oklch(0.33 0.03 50)',
      muted: 'oklch(0.47 0.04 52)',
      heading: 'oklch(0.24 0.035 40)',
      accent: 'oklch(0.47 0.14 36)',
      onAccent: 'oklch(0.98 0.012 82)',
      border: 'oklch(0.83 0.035 75)',
    },
    tint: {
      ground: 'oklch(0.9 0.042 72)',
      surface: 'oklch(0.94 0.03 76)',
      text: 'oklch(0.31 0.035 48)',
      muted: 'oklch(0.42 0.045 50)',
      heading: 'oklch(0.23 0.04 40)',
      accent: 'oklch(0.44 0.135 36)',
      onAccent: 'oklch(0.98 0.012 82)',
      border: 'oklch(0.77 0.055 68)',
    },
    // The room, an hour after the sun has gone.
    ink: {
      ground: 'oklch(0.2 0.04 290)',
      surface: 'oklch(0.255 0.045 290)',
      text: 'oklch(0.89 0.025 75)',
      muted: 'oklch(0.76 0.035 60)',
      heading: 'oklch(0.95 0.03 80)',
      accent: 'oklch(0.81 0.12 66)',
      onAccent: 'oklch(0.2 0.04 290)',
      border: 'oklch(0.44 0.06 320)',
    },
    accent: {
      ground: 'oklch(0.46 0.135 36)',
      surface: 'oklch(0.42 0.125 36)',
      text: 'oklch(0.97 0.02 78)',
      muted: 'oklch(0.92 0.04 72)',
      heading: 'oklch(0.985 0.008 80)',
      accent: 'oklch(0.985 0.008 80)',
      onAccent: 'oklch(0.43 0.13 36)',
      border: 'oklch(0.63 0.11 42)',
    },
    photo: {
      ground: 'oklch(0.17 0.035 290)',
      surface: 'oklch(0.23 0.04 290)',
      text: 'oklch(1 0 0)',
      muted: 'oklch(1 0 0)',
      heading: 'oklch(1 0 0)',
      accent: 'oklch(1 0 0)',
      onAccent: 'oklch(0.22 0.04 290)',
      border: 'oklch(0.6 0.03 300)',
    },
  },
  innerWidths: { wide: 1240, content: 980 },
  shell: {
    hasActionBar: true,
    isHeaderOverPicture: true,
    isOnFirstGround: true,
    footerTheme: 'ink',
    systemTheme: 'ink',
  },
  // A full stop in embers.
  icon: { radius: 64, family: 'Georgia,serif', weight: 400 },
  css,
};
