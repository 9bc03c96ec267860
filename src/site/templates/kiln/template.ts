/** Kiln. */
import { sampleFont, sampleThemes } from '../sample.ts';
import type { Template } from '../template.ts';
import css from './styles.css?inline';

export const kiln: Template = {
  name: 'kiln',
  label: 'Kiln',
  description: '',
  fonts: { display: sampleFont, text: sampleFont },
  themes: sampleThemes,
  shell: { hasActionBar: false, hasIndexNumbers: false },
  css,
};
