/** Plate, for photographers and architects: one grotesk, a strict grid with hairlines, pictures edge to edge. */
import { instrumentSans } from '../faces.ts';
import type { Template } from '../template.ts';
import { card } from './card.ts';
import css from './styles.css?inline';

export const template: Template = {
  name: 'plate',
  label: card.label,
  description: 'Exact and almost without colour, for pictures and buildings.',
  fonts: { display: instrumentSans, text: instrumentSans },
  size: 0.94,
  themes: {
    paper: {
      ground: 'oklch(0.985 0 0)',
      surface: 'oklch(0.955 0 0)',
      text: 'oklch(0.27 0 0)',
      muted: 'oklch(0.49 0 0)',
      heading: 'oklch(0.18 0 0)',
      accent: 'oklch(0.18 0 0)',
      onAccent: 'oklch(0.985 0 0)',
      border: 'oklch(0.8 0 0)',
    },
    tint: {
      ground: 'oklch(0.93 0 0)',
      surface: 'oklch(0.965 0 0)',
      text: 'oklch(0.27 0 0)',
      muted: 'oklch(0.46 0 0)',
      heading: 'oklch(0.18 0 0)',
      accent: 'oklch(0.18 0 0)',
      onAccent: 'oklch(0.985 0 0)',
      border: 'oklch(0.76 0 0)',
    },
    ink: {
      ground: 'oklch(0.185 0 0)',
      surface: 'oklch(0.235 0 0)',
      text: 'oklch(0.88 0 0)',
      muted: 'oklch(0.7 0 0)',
      heading: 'oklch(0.98 0 0)',
      accent: 'oklch(0.98 0 0)',
      onAccent: 'oklch(0.185 0 0)',
      border: 'oklch(0.38 0 0)',
    },
    accent: {
      ground: 'oklch(0.56 0.225 29)',
      surface: 'oklch(0.5 0.2 29)',
      text: 'oklch(1 0 0)',
      muted: 'oklch(1 0 0)',
      heading: 'oklch(1 0 0)',
      accent: 'oklch(1 0 0)',
      onAccent: 'oklch(0.5 0.2 29)',
      border: 'oklch(0.72 0.14 29)',
    },
    photo: {
      ground: 'oklch(0.16 0 0)',
      surface: 'oklch(0.22 0 0)',
      text: 'oklch(1 0 0)',
      muted: 'oklch(1 0 0)',
      heading: 'oklch(1 0 0)',
      accent: 'oklch(1 0 0)',
      onAccent: 'oklch(0.18 0 0)',
      border: 'oklch(0.6 0 0)',
    },
  },
  // A cover runs to the edges of the window, however wide that is.
  innerWidths: { content: 1440, cover: Number.POSITIVE_INFINITY },
  shell: {
    hasActionBar: false,
    isHeaderOverPicture: true,
    footerTheme: 'paper',
    systemTheme: 'ink',
  },
  // Shaped as a plate.
  icon: { radius: 0, family: 'Helvetica,Arial,sans-serif', weight: 500 },
  css,
};
