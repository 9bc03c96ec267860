/** Plate. */
import { sampleFont, sampleThemes } from '../sample.ts';
import type { Template } from '../template.ts';
import css from './styles.css?inline';

export const plate: Template = {
  name: 'plate',
  label: 'Plate',
  description: '',
  fonts: { display: sampleFont, text: sampleFont },
  themes: sampleThemes,
  shell: { hasActionBar: false, hasIndexNumbers: false },
  css,
};
