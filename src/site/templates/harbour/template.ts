/** Harbour. */
import { sampleFont, sampleThemes } from '../sample.ts';
import type { Template } from '../template.ts';
import css from './styles.css?inline';

export const harbour: Template = {
  name: 'harbour',
  label: 'Harbour',
  description: '',
  fonts: { display: sampleFont, text: sampleFont },
  themes: sampleThemes,
  shell: { hasActionBar: true, hasIndexNumbers: false },
  css,
};
