import type { Mark } from './rich-text.ts';

/** Outermost first. One order for all documents, so that equal text gives equal markup, and equal runs compare as equal. */
export const MARK_ORDER: readonly Mark['type'][] = [
  'link',
  'shape',
  'size',
  'highlight',
  'tone',
  'bold',
  'italic',
  'underline',
  'strike',
  'code',
];
