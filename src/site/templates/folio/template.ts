/** Folio, for photographers and architects: pictures in a dark room, words on paper, one light serif in few sizes. */
import { newsreader } from '../faces.ts';
import type { Template } from '../template.ts';
import { card } from './card.ts';
import css from './styles.css?inline';

export const template: Template = {
  name: 'folio',
  label: card.label,
  description: 'A dark room for pictures and white paper for words, with as little beside them as possible.',
  fonts: { display: newsreader, text: newsreader },
  size: 1.02,
  themes: {
    paper: {
      ground: 'oklch(0.982 0.002 106)',
      surface: 'oklch(0.955 0.003 106)',
      text: 'oklch(0.3 0.004 250)',
      muted: 'oklch(0.5 0.004 250)',
      heading: 'oklch(0.2 0.004 250)',
      accent: 'oklch(0.38 0.072 238)',
      onAccent: 'oklch(0.985 0.002 106)',
      border: 'oklch(0.87 0.003 106)',
    },
    // The board a print is mounted on.
    tint: {
      ground: 'oklch(0.915 0.006 100)',
      surface: 'oklch(0.945 0.005 100)',
      text: 'oklch(0.29 0.004 250)',
      muted: 'oklch(0.46 0.005 250)',
      heading: 'oklch(0.2 0.004 250)',
      accent: 'oklch(0.36 0.07 238)',
      onAccent: 'oklch(0.985 0.002 106)',
      border: 'oklch(0.8 0.006 100)',
    },
    ink: {
      ground: 'oklch(0.155 0.003 250)',
      surface: 'oklch(0.2 0.003 250)',
      text: 'oklch(0.84 0.003 106)',
      muted: 'oklch(0.66 0.003 106)',
      heading: 'oklch(0.955 0.003 106)',
      accent: 'oklch(0.86 0.035 226)',
      onAccent: 'oklch(0.155 0.003 250)',
      border: 'oklch(0.31 0.003 250)',
    },
    // The blue of cyanotypes, and of plans.
    accent: {
      ground: 'oklch(0.345 0.072 240)',
      surface: 'oklch(0.39 0.074 240)',
      text: 'oklch(0.93 0.018 225)',
      muted: 'oklch(0.83 0.032 225)',
      heading: 'oklch(0.98 0.008 225)',
      accent: 'oklch(0.98 0.008 225)',
      onAccent: 'oklch(0.345 0.072 240)',
      border: 'oklch(0.52 0.07 238)',
    },
    photo: {
      ground: 'oklch(0.155 0.003 250)',
      surface: 'oklch(0.2 0.003 250)',
      text: 'oklch(1 0 0)',
      muted: 'oklch(1 0 0)',
      heading: 'oklch(1 0 0)',
      accent: 'oklch(1 0 0)',
      onAccent: 'oklch(0.155 0.003 250)',
      border: 'oklch(0.6 0.003 250)',
    },
  },
  innerWidths: { wide: 1600, content: 1600, cover: 1600 },
  shell: {
    hasActionBar: false,
    isHeaderOverPicture: true,
    isOnFirstGround: true,
    systemTheme: 'ink',
  },
  // Shaped as a sheet of paper.
  icon: { radius: 1, family: 'Georgia,serif', weight: 400 },
  css,
};
