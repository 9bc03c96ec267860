/** Stand-ins until each template has its own faces and colours. */
import type { TemplateFont, ThemeColours } from './template.ts';

export const sampleFont: TemplateFont = {
  family: 'Newsreader',
  file: 'newsreader-latin-wght-normal.woff2',
  weight: '200 800',
  isPreloaded: true,
  fallback: {
    local: 'Georgia',
    sizeAdjust: '95%',
    ascentOverride: '90%',
    descentOverride: '25%',
    lineGapOverride: '0%',
  },
};
const light: ThemeColours = {
  ground: '#fbf8f3',
  surface: '#ffffff',
  text: '#2b2622',
  muted: '#6b625a',
  heading: '#1f1b18',
  accent: '#9a4a2c',
  onAccent: '#ffffff',
  border: '#ddd5ca',
};
const dark: ThemeColours = {
  ground: '#221d1a',
  surface: '#2d2723',
  text: '#f0e9e0',
  muted: '#bdb2a6',
  heading: '#fbf6ef',
  accent: '#e8a584',
  onAccent: '#221d1a',
  border: '#4a423b',
};
export const sampleThemes = {
  paper: light,
  tint: { ...light, ground: '#f1e9de' },
  ink: dark,
  accent: { ...dark, ground: '#7c3a22' },
  photo: { ...dark, ground: '#111111' },
};
