/** Colour, highlight and size of words: a choice of the site's own, so that what is chosen fits whatever the palette. */
import type { Editor } from '@tiptap/core';
import type { WordLook } from '#domain/content/word-looks.ts';
import { focusText, lookOf, setLook } from './commands.ts';
import { type Choice, type Control, createDropdown } from './toolbar-menu.ts';

const ICON = 'M3.5 12.5L7 3.5h2l3.5 9M4.8 9.2h6.4M2.5 15h11';

interface Offered {
  readonly type: WordLook;
  readonly value: string | undefined;
  readonly label: string;
}

const OFFERED: readonly Offered[] = [
  { type: 'tone', value: undefined, label: 'Colour of the text' },
  { type: 'tone', value: 'accent', label: 'Accent colour' },
  { type: 'tone', value: 'muted', label: 'Quiet colour' },
  { type: 'highlight', value: undefined, label: 'No highlight' },
  { type: 'highlight', value: 'soft', label: 'Soft highlight' },
  { type: 'highlight', value: 'accent', label: 'Strong highlight' },
  { type: 'size', value: 'small', label: 'Small' },
  { type: 'size', value: undefined, label: 'Regular size' },
  { type: 'size', value: 'large', label: 'Large' },
  { type: 'size', value: 'larger', label: 'Larger' },
];

export function lookControl(editor: Editor, bar: HTMLElement): Control {
  const choices = (): Choice[] =>
    OFFERED.map(({ type, value, label }, index) => ({
      label,
      className: index > 0 && OFFERED[index - 1]?.type !== type ? 'is-apart' : '',
      isChosen: lookOf(editor, type) === value,
      choose: () => setLook(editor, type, value),
    }));
  const button = createDropdown(bar, {
    label: 'Colour and size',
    icon: ICON,
    choices,
    onClose: () => focusText(editor),
  });
  const isOn = () => OFFERED.some(({ type }) => lookOf(editor, type) !== undefined);
  return { button, refresh: () => button.classList.toggle('is-on', isOn()) };
}
