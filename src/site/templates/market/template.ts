/** Market, for shops: things on light ground, generous corners, a sturdy grotesk, and red where something is to be bought. */
import { schibstedGrotesk } from '../faces.ts';
import type { Template } from '../template.ts';
import { card } from './card.ts';
import css from './styles.css?inline';

export const template: Template = {
  name: 'market',
  label: card.label,
  description: 'A stall in good light: what is for sale comes first, and everything else helps to find it.',
  fonts: { display: schibstedGrotesk, text: schibstedGrotesk },
  size: 0.98,
  themes: {
    paper: {
      ground: 'oklch(0.988 0.006 105)',
      surface: 'oklch(0.955 0.012 115)',
      text: 'oklch(0.32 0.025 155)',
      muted: 'oklch(0.48 0.025 150)',
      heading: 'oklch(0.23 0.035 157)',
      accent: 'oklch(0.5 0.19 25)',
      onAccent: 'oklch(0.99 0.006 60)',
      border: 'oklch(0.88 0.016 120)',
    },
    // The paper plants are wrapped in.
    tint: {
      ground: 'oklch(0.93 0.035 128)',
      surface: 'oklch(0.975 0.014 120)',
      text: 'oklch(0.31 0.035 150)',
      muted: 'oklch(0.44 0.04 145)',
      heading: 'oklch(0.23 0.04 155)',
      accent: 'oklch(0.46 0.18 25)',
      onAccent: 'oklch(0.99 0.006 60)',
      border: 'oklch(0.83 0.045 130)',
    },
    ink: {
      ground: 'oklch(0.25 0.045 158)',
      surface: 'oklch(0.31 0.05 157)',
      text: 'oklch(0.91 0.02 125)',
      muted: 'oklch(0.79 0.035 130)',
      heading: 'oklch(0.98 0.012 115)',
      accent: 'oklch(0.88 0.13 98)',
      onAccent: 'oklch(0.25 0.045 158)',
      border: 'oklch(0.43 0.05 155)',
    },
    accent: {
      ground: 'oklch(0.47 0.175 24)',
      surface: 'oklch(0.42 0.16 24)',
      text: 'oklch(0.975 0.012 50)',
      muted: 'oklch(0.93 0.03 40)',
      heading: 'oklch(0.985 0.008 60)',
      accent: 'oklch(0.985 0.008 60)',
      onAccent: 'oklch(0.44 0.17 24)',
      border: 'oklch(0.64 0.14 26)',
    },
    photo: {
      ground: 'oklch(0.2 0.03 158)',
      surface: 'oklch(0.26 0.035 157)',
      text: 'oklch(1 0 0)',
      muted: 'oklch(1 0 0)',
      heading: 'oklch(1 0 0)',
      accent: 'oklch(1 0 0)',
      onAccent: 'oklch(0.23 0.035 157)',
      border: 'oklch(0.6 0.03 155)',
    },
  },
  innerWidths: { wide: 1360, content: 1200 },
  shell: { hasActionBar: false, isHeaderOverPicture: false, footerTheme: 'ink', systemTheme: 'tint' },
  // Shaped as a price tag.
  icon: { radius: 16, family: 'Verdana,sans-serif', weight: 700 },
  css,
};
