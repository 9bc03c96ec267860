/** The keys of writing, once: the page's editor listens to them, the owner area lists them. */
export const TEXT_KEYS = [
  { command: 'bold', keys: 'mod+b', label: 'Bold' },
  { command: 'italic', keys: 'mod+i', label: 'Italic' },
  { command: 'underline', keys: 'mod+u', label: 'Underline' },
  { command: 'strike', keys: 'mod+shift+x', label: 'Strike through' },
  { command: 'code', keys: 'mod+e', label: 'Code' },
  { command: 'link', keys: 'mod+k', label: 'Link' },
  { command: 'paragraph', keys: 'mod+alt+0', label: 'Plain text' },
  { command: 'heading1', keys: 'mod+alt+1', label: 'Heading 1' },
  { command: 'heading2', keys: 'mod+alt+2', label: 'Heading 2' },
  { command: 'heading3', keys: 'mod+alt+3', label: 'Heading 3' },
  { command: 'heading4', keys: 'mod+alt+4', label: 'Heading 4' },
  { command: 'orderedList', keys: 'mod+shift+7', label: 'Numbered list' },
  { command: 'bulletList', keys: 'mod+shift+8', label: 'Bulleted list' },
  { command: 'quote', keys: 'mod+shift+9', label: 'Quote' },
  { command: 'start', keys: 'mod+shift+l', label: 'Align to the start' },
  { command: 'center', keys: 'mod+shift+e', label: 'Centre' },
  { command: 'end', keys: 'mod+shift+r', label: 'Align to the end' },
  { command: 'clear', keys: 'mod+\\', label: 'Clear formatting' },
  { command: 'break', keys: 'shift+Enter', label: 'New line' },
  { command: 'toolbar', keys: 'alt+F10', label: 'Go to the toolbar' },
] as const;
export type TextCommand = (typeof TEXT_KEYS)[number]['command'];
