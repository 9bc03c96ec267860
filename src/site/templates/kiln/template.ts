/** Kiln, for makers and food: warm paper, a soft serif, two unequal columns, terracotta once a screen. */
import { fraunces, sourceSans } from '../faces.ts';
import type { Template } from '../template.ts';
import { card } from './card.ts';
import css from './styles.css?inline';

export const template: Template = {
  name: 'kiln',
  label: card.label,
  description: 'Warm and unhurried, for people who make things or serve them.',
  fonts: { display: fraunces, text: sourceSans },
  size: 1.05,
  themes: {
    paper: {
      ground: 'oklch(0.968 0.011 82)',
      surface: 'oklch(0.988 0.007 82)',
      text: 'oklch(0.32 0.018 52)',
      muted: 'oklch(0.49 0.022 58)',
      heading: 'oklch(0.25 0.022 45)',
      accent: 'oklch(0.52 0.132 38)',
      onAccent: 'oklch(0.985 0.008 82)',
      border: 'oklch(0.86 0.018 78)',
    },
    tint: {
      ground: 'oklch(0.918 0.021 84)',
      surface: 'oklch(0.955 0.014 84)',
      text: 'oklch(0.31 0.02 52)',
      muted: 'oklch(0.46 0.024 58)',
      heading: 'oklch(0.25 0.022 45)',
      accent: 'oklch(0.49 0.13 37)',
      onAccent: 'oklch(0.985 0.008 82)',
      border: 'oklch(0.81 0.026 78)',
    },
    ink: {
      ground: 'oklch(0.255 0.018 48)',
      surface: 'oklch(0.305 0.019 48)',
      text: 'oklch(0.89 0.015 80)',
      muted: 'oklch(0.74 0.02 75)',
      heading: 'oklch(0.955 0.015 82)',
      accent: 'oklch(0.76 0.105 48)',
      onAccent: 'oklch(0.22 0.02 45)',
      border: 'oklch(0.4 0.02 50)',
    },
    accent: {
      ground: 'oklch(0.46 0.115 37)',
      surface: 'oklch(0.5 0.118 37)',
      text: 'oklch(0.965 0.018 75)',
      muted: 'oklch(0.92 0.03 65)',
      heading: 'oklch(0.985 0.012 80)',
      accent: 'oklch(0.965 0.02 80)',
      onAccent: 'oklch(0.38 0.1 37)',
      border: 'oklch(0.6 0.1 40)',
    },
    photo: {
      ground: 'oklch(0.2 0.012 50)',
      surface: 'oklch(0.26 0.012 50)',
      text: 'oklch(1 0 0)',
      muted: 'oklch(1 0 0)',
      heading: 'oklch(1 0 0)',
      accent: 'oklch(1 0 0)',
      onAccent: 'oklch(0.25 0.022 45)',
      border: 'oklch(0.6 0.012 50)',
    },
  },
  shell: { hasActionBar: false, isHeaderOverPicture: false, footerTheme: 'tint', systemTheme: 'paper' },
  // Shaped as a fired tile.
  icon: { radius: 5, family: 'Georgia,serif', weight: 400 },
  css,
};
