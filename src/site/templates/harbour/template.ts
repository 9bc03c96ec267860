/** Harbour, for services, shops and clubs: blocks of colour, a friendly geometric sans, one clear thing to do. */
import { figtree, outfit } from '../faces.ts';
import type { Template } from '../template.ts';
import { card } from './card.ts';
import css from './styles.css?inline';

export const template: Template = {
  name: 'harbour',
  label: card.label,
  description: 'Bright and direct, for places people visit, call and book.',
  fonts: { display: outfit, text: figtree },
  size: 1,
  themes: {
    paper: {
      ground: 'oklch(0.993 0.003 230)',
      surface: 'oklch(0.962 0.012 232)',
      text: 'oklch(0.33 0.035 252)',
      muted: 'oklch(0.49 0.035 250)',
      heading: 'oklch(0.26 0.062 256)',
      accent: 'oklch(0.47 0.148 256)',
      onAccent: 'oklch(0.993 0.003 230)',
      border: 'oklch(0.88 0.018 235)',
    },
    tint: {
      ground: 'oklch(0.935 0.03 228)',
      surface: 'oklch(0.985 0.006 230)',
      text: 'oklch(0.32 0.04 252)',
      muted: 'oklch(0.46 0.045 250)',
      heading: 'oklch(0.26 0.062 256)',
      accent: 'oklch(0.45 0.146 256)',
      onAccent: 'oklch(0.993 0.003 230)',
      border: 'oklch(0.82 0.04 230)',
    },
    ink: {
      ground: 'oklch(0.26 0.062 256)',
      surface: 'oklch(0.32 0.068 256)',
      text: 'oklch(0.92 0.018 235)',
      muted: 'oklch(0.79 0.04 238)',
      heading: 'oklch(0.985 0.006 230)',
      accent: 'oklch(0.86 0.155 88)',
      onAccent: 'oklch(0.26 0.062 256)',
      border: 'oklch(0.42 0.065 254)',
    },
    accent: {
      ground: 'oklch(0.86 0.155 88)',
      surface: 'oklch(0.915 0.1 90)',
      text: 'oklch(0.3 0.055 256)',
      muted: 'oklch(0.38 0.055 256)',
      heading: 'oklch(0.26 0.062 256)',
      accent: 'oklch(0.26 0.062 256)',
      onAccent: 'oklch(0.985 0.006 230)',
      border: 'oklch(0.74 0.135 85)',
    },
    photo: {
      ground: 'oklch(0.22 0.045 256)',
      surface: 'oklch(0.28 0.05 256)',
      text: 'oklch(1 0 0)',
      muted: 'oklch(1 0 0)',
      heading: 'oklch(1 0 0)',
      accent: 'oklch(0.86 0.155 88)',
      onAccent: 'oklch(0.26 0.062 256)',
      border: 'oklch(0.6 0.04 256)',
    },
  },
  shell: {
    hasActionBar: true,
    isHeaderOverPicture: false,
    articleTheme: 'tint',
    footerTheme: 'ink',
    systemTheme: 'accent',
  },
  // Shaped as a pebble.
  icon: { radius: 10, family: 'Futura,Verdana,sans-serif', weight: 700 },
  css,
};
