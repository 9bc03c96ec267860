/** The keys of writing, once: the page's editor listens to them, the owner area lists them. */
import * as labels from './labels/en.ts';
export const TEXT_KEYS = [
  { command: 'bold', keys: 'mod+b', label: labels.bold },
  { command: 'italic', keys: 'mod+i', label: labels.italic },
  { command: 'underline', keys: 'mod+u', label: labels.underline },
  { command: 'strike', keys: 'mod+shift+x', label: labels.strikeThrough },
  { command: 'code', keys: 'mod+e', label: labels.code },
  { command: 'link', keys: 'mod+k', label: labels.link },
  { command: 'paragraph', keys: 'mod+alt+0', label: labels.plainText },
  { command: 'heading1', keys: 'mod+alt+1', label: labels.heading1 },
  { command: 'heading2', keys: 'mod+alt+2', label: labels.heading2 },
  { command: 'heading3', keys: 'mod+alt+3', label: labels.heading3 },
  { command: 'heading4', keys: 'mod+alt+4', label: labels.heading4 },
  { command: 'orderedList', keys: 'mod+shift+7', label: labels.numberedList },
  { command: 'bulletList', keys: 'mod+shift+8', label: labels.bulletedList },
  { command: 'quote', keys: 'mod+shift+9', label: labels.quote },
  { command: 'start', keys: 'mod+shift+l', label: labels.alignToTheStart },
  { command: 'center', keys: 'mod+shift+e', label: labels.centre },
  { command: 'end', keys: 'mod+shift+r', label: labels.alignToTheEnd },
  { command: 'clear', keys: 'mod+\\', label: labels.clearFormatting },
  { command: 'break', keys: 'shift+Enter', label: labels.newLine },
  { command: 'toolbar', keys: 'alt+F10', label: labels.goToTheToolbar },
] as const;
export type TextCommand = (typeof TEXT_KEYS)[number]['command'];
