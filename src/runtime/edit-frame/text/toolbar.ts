/**
 * The toolbar of rich text. It lives in the frame, beside the text, so that it reacts without a round trip, keeps the
 * selection, and scrolls with the page.
 */
import type { Editor } from '@tiptap/core';
import type { Frame } from '../frame.ts';
import { rememberInk } from '../ink.ts';
import { overlayButton } from '../layer.ts';
import { selectionRect } from './ask-for-link.ts';
import {
  type Align,
  alignOf,
  clearFormatting,
  focusText,
  STYLES,
  setAlign,
  setStyle,
  styleOf,
  toggleList,
  toggleMark,
  toggleQuote,
} from './commands.ts';
import { createQuiet } from './hide-while-typing.ts';
import { lookControl } from './look-control.ts';
import { placeToolbar } from './place-toolbar.ts';
import { insertTable, isInTable, tableActions } from './tables.ts';
import toolbarCss from './toolbar.css?inline';
import { type Choice, type Control, createDropdown } from './toolbar-menu.ts';

export interface Toolbar {
  draw(): void;
  /** Something was typed: hides the toolbar. */
  leave(): void;
  /** Whether it is hidden: what is typed then needs no drawing. */
  isAway(): boolean;
  focus(): void;
  destroy(): void;
}

interface Parts {
  readonly editor: Editor;
  readonly frame: Frame;
  onLink(): void;
}

const ICONS = {
  bold: 'M4.5 3h4a2.5 2.5 0 0 1 0 5h-4zM4.5 8h4.7a2.5 2.5 0 0 1 0 5H4.5z',
  italic: 'M6.5 3h5M4.5 13h5M9.3 3l-2.6 10',
  link: 'M6.8 9.2a2.6 2.6 0 0 0 3.7 0l2.2-2.2A2.6 2.6 0 0 0 9 3.3l-.9.9M9.2 6.8a2.6 2.6 0 0 0-3.7 0L3.3 9A2.6 2.6 0 0 0 7 12.7l.9-.9',
  bullets: 'M6.5 4h7M6.5 8h7M6.5 12h7M2.8 4v.01M2.8 8v.01M2.8 12v.01',
  numbers: 'M6.5 4h7M6.5 8h7M6.5 12h7M2.4 3.2l1-.6v3.2M2.2 10.4c.3-.9 1.9-.8 1.8.2 0 .8-1.8 1.3-1.8 2.4h2',
  quote: 'M3 10.5c2-.6 2.8-2 2.8-4.2H3V9h2.6M9 10.5c2-.6 2.8-2 2.8-4.2H9V9h2.6',
  start: 'M2.5 4h11M2.5 8h7M2.5 12h9',
  center: 'M2.5 4h11M4.5 8h7M3.5 12h9',
  end: 'M2.5 4h11M6.5 8h7M4.5 12h9',
  table: 'M2.5 3.5h11v9h-11zM2.5 6.5h11M6.2 3.5v9M9.8 3.5v9',
  clear: 'M4 3h8M8 3v5M6.2 13h3M10.5 9.5l4 4M14.5 9.5l-4 4',
} as const;

/** How far above and below a text the toolbar reaches. */
const REACH = 60;
const MOST_INK = 60;
const MOD = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl+';
const ALIGNS: readonly { readonly value: Align; readonly label: string }[] = [
  { value: 'start', label: 'Align to the start' },
  { value: 'center', label: 'Centre' },
  { value: 'end', label: 'Align to the end' },
];

export function createToolbar(parts: Parts): Toolbar {
  const { editor, frame } = parts;
  const bar = document.createElement('div');
  bar.className = 'text-toolbar';
  bar.setAttribute('role', 'toolbar');
  bar.ariaLabel = 'Text';
  bar.ariaOrientation = 'horizontal';
  const controls = controlsOf(parts, bar);
  bar.append(...controls.map(({ button }) => button));
  for (const at of [1, 5, 9]) controls[at]?.button.classList.add('is-first');
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(toolbarCss);
  frame.overlay.adoptedStyleSheets.push(sheet);
  frame.overlay.append(bar);
  const buttons = controls.map(({ button }) => button);
  walkWithArrows(bar, buttons, editor);
  // The text keeps its focus and selection.
  bar.addEventListener('pointerdown', (event) => event.preventDefault());
  const quiet = createQuiet(bar, frame.redraw);
  const inkAround = rememberInk(REACH, MOST_INK);
  const isAway = () => quiet.is() && !bar.classList.contains('is-docked');
  let drawn: unknown;
  return {
    draw() {
      const { empty } = editor.state.selection;
      if (!empty) quiet.end();
      if (isAway()) return;
      if (drawn !== editor.state) for (const { refresh } of controls) refresh();
      drawn = editor.state;
      const text = editor.view.dom.getBoundingClientRect();
      const caret = selectionRect(editor);
      placeToolbar(bar, empty ? { anchor: text, caret, ink: inkAround(text) } : { anchor: caret, caret });
    },
    leave: quiet.begin,
    isAway,
    focus: () => (buttons.find(({ tabIndex }) => tabIndex === 0) ?? buttons[0])?.focus(),
    destroy() {
      quiet.destroy();
      bar.remove();
      frame.overlay.adoptedStyleSheets = frame.overlay.adoptedStyleSheets.filter((one) => one !== sheet);
    },
  };
}

function controlsOf({ editor, onLink }: Parts, bar: HTMLElement): Control[] {
  const mark = (name: string, label: string, icon: string) =>
    toggle(label, icon, {
      isOn: () => editor.isActive(name),
      run: () => toggleMark(editor, name),
    });
  const list = (name: 'bulletList' | 'orderedList', label: string, icon: string) =>
    toggle(label, icon, { isOn: () => editor.isActive(name), run: () => toggleList(editor, name) });
  return [
    styleControl(editor, bar),
    mark('bold', `Bold (${MOD}B)`, ICONS.bold),
    mark('italic', `Italic (${MOD}I)`, ICONS.italic),
    toggle(`Link (${MOD}K)`, ICONS.link, { isOn: () => editor.isActive('link'), run: onLink }),
    lookControl(editor, bar),
    list('bulletList', 'Bulleted list', ICONS.bullets),
    list('orderedList', 'Numbered list', ICONS.numbers),
    toggle('Quote', ICONS.quote, { isOn: () => editor.isActive('quote'), run: () => toggleQuote(editor) }),
    tableControl(editor, bar),
    alignControl(editor, bar),
    toggle('Clear formatting', ICONS.clear, { run: () => clearFormatting(editor) }),
  ];
}

/** @param isOn left out for buttons without a pressed state */
function toggle(
  label: string,
  icon: string,
  { isOn, run }: { isOn?: () => boolean; run: () => void },
): Control {
  const button = overlayButton('text-button', label, icon);
  button.addEventListener('click', run);
  return {
    button,
    refresh() {
      if (isOn) button.ariaPressed = String(isOn());
    },
  };
}

function styleControl(editor: Editor, bar: HTMLElement): Control {
  const words = document.createElement('span');
  const choices = (): Choice[] => {
    const now = styleOf(editor);
    return STYLES.map((style) => ({
      label: style.label,
      className: style.level ? `is-heading-${style.level}` : '',
      isChosen: style === now,
      choose: () => setStyle(editor, style),
    }));
  };
  const button = createDropdown(bar, { label: 'Style', choices, onClose: () => focusText(editor) });
  button.classList.add('is-wide');
  button.prepend(words);
  return {
    button,
    refresh() {
      const label = styleOf(editor)?.label ?? 'Mixed';
      if (words.textContent !== label) words.textContent = label;
      button.ariaLabel = `Style: ${label}`;
    },
  };
}

function alignControl(editor: Editor, bar: HTMLElement): Control {
  const choices = (): Choice[] =>
    ALIGNS.map(({ value, label }) => ({
      label,
      icon: ICONS[value],
      isChosen: alignOf(editor) === value,
      choose: () => setAlign(editor, value),
    }));
  const button = createDropdown(bar, {
    label: 'Alignment',
    icon: ICONS.start,
    choices,
    onClose: () => focusText(editor),
  });
  return {
    button,
    refresh: () => button.querySelector('path')?.setAttribute('d', ICONS[alignOf(editor)]),
  };
}

function tableControl(editor: Editor, bar: HTMLElement): Control {
  const choices = (): Choice[] => {
    if (!isInTable(editor)) return [{ label: 'Insert a table', choose: () => insertTable(editor) }];
    return tableActions(editor).map(({ label, run }) => ({ label, choose: run }));
  };
  const button = createDropdown(bar, {
    label: 'Table',
    icon: ICONS.table,
    choices,
    onClose: () => focusText(editor),
  });
  return { button, refresh: () => button.classList.toggle('is-on', isInTable(editor)) };
}

/** A single Tab stop: arrows move between buttons, Escape and Tab return to the text. */
function walkWithArrows(bar: HTMLElement, buttons: readonly HTMLButtonElement[], editor: Editor): void {
  const [first] = buttons;
  if (first) first.tabIndex = 0;
  const go = (to: HTMLButtonElement | undefined) => {
    if (!to) return;
    for (const button of buttons) button.tabIndex = button === to ? 0 : -1;
    to.focus();
  };
  bar.addEventListener('keydown', (event) => {
    const index = buttons.indexOf(event.target as HTMLButtonElement);
    if (index < 0) return;
    const steps = new Map<string, () => void>([
      ['ArrowRight', () => go(buttons[(index + 1) % buttons.length])],
      ['ArrowLeft', () => go(buttons.at(index - 1))],
      ['Home', () => go(first)],
      ['End', () => go(buttons.at(-1))],
      ['Escape', () => focusText(editor)],
      ['Tab', () => focusText(editor)],
    ]);
    const step = steps.get(event.key);
    if (!step) return;
    event.preventDefault();
    event.stopPropagation();
    step();
  });
}
