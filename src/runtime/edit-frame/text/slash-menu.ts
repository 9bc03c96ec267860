/**
 * The menu that opens when a slash is typed in an empty paragraph. Its list is in the same tree as the text, so that
 * `aria-activedescendant` can point at an entry while the focus stays in the text.
 */

import type { Editor } from '@tiptap/core';
import type { Transaction } from '@tiptap/pm/state';
import { fold } from '#domain/search/fold.ts';
import type { Frame } from '../frame.ts';
import { STYLES, setStyle, toggleList, toggleQuote } from './commands.ts';
import { fromProse } from './mapping.ts';
import slashCss from './slash-menu.css?inline';
import { insertTable, isInTable } from './tables.ts';
import type { BlockWish } from './text-editor.ts';

export interface SlashMenu {
  /** Opens, filters and closes with what is typed. */
  follow(transaction: Transaction): void;
  isOpen(): boolean;
  draw(): void;
  destroy(): void;
}

interface Parts {
  readonly editor: Editor;
  readonly frame: Frame;
  onBlock(wish: BlockWish): void;
}

interface Entry {
  readonly label: string;
  /** Other words that find it. */
  readonly words: string;
  /** The prefix that does the same at the start of a line. */
  readonly typed?: string;
  run(parts: Parts): void;
}

const ID = 'edit-slash-menu';
const GAP = 6;

const heading = (level: 1 | 2 | 3 | 4): Entry => ({
  label: `Heading ${level}`,
  words: `title h${level}`,
  typed: '#'.repeat(level),
  run: ({ editor }) => {
    const style = STYLES.find((one) => one.level === level);
    if (style) setStyle(editor, style);
  },
});
const block = (label: string, words: string, blockType?: string): Entry => ({
  label,
  words,
  run: (parts) => parts.onBlock(splitAtCaret(parts.editor, blockType)),
});

const ENTRIES: readonly Entry[] = [
  heading(1),
  heading(2),
  heading(3),
  heading(4),
  {
    label: 'Bulleted list',
    words: 'bullets unordered',
    typed: '-',
    run: ({ editor }) => toggleList(editor, 'bulletList'),
  },
  {
    label: 'Numbered list',
    words: 'ordered 1',
    typed: '1.',
    run: ({ editor }) => toggleList(editor, 'orderedList'),
  },
  { label: 'Quote', words: 'blockquote', typed: '>', run: ({ editor }) => toggleQuote(editor) },
  { label: 'Line', words: 'rule divider', run: insertRule },
  { label: 'Table', words: 'grid rows columns cells', run: ({ editor }) => insertTable(editor) },
  block('Picture', 'image photo', 'image'),
  block('Button', 'call to action', 'button'),
  block('Another block…', 'insert more gallery video form'),
];

function insertRule({ editor }: Parts): void {
  editor.commands.insertContent([{ type: 'rule' }, { type: 'paragraph' }]);
}

/** Keeps what is before the caret's empty paragraph, and returns what is after it. */
function splitAtCaret(editor: Editor, blockType: string | undefined): BlockWish {
  const { $from } = editor.state.selection;
  const { doc } = editor.state;
  if ($from.depth !== 1) return { blockType };
  const index = $from.index(0);
  const isOnly = doc.childCount === 1;
  const [start, end] = [$from.before(1), $from.after(1)];
  const isBefore = index === 0 && !isOnly;
  const rest = doc.cut(end);
  const hasRest = index > 0 && rest.childCount > 0 && index < doc.childCount - 1;
  if (!isOnly) editor.view.dispatch(editor.state.tr.delete(start, hasRest ? doc.content.size : end));
  return { blockType, isBefore, ...(hasRest ? { rest: fromProse(rest) } : {}) };
}

/** What is typed after the slash; undefined if no menu should open. */
function queryAt({ state }: Editor): string | undefined {
  const { $from, empty } = state.selection;
  const { parent } = $from;
  if (!empty || parent.type.name !== 'paragraph' || $from.parentOffset !== parent.content.size)
    return undefined;
  return /^\/([\p{L}\p{N} ]{0,20})$/u.exec(parent.textContent)?.[1];
}

/** @param isTable whether the caret is in a table, which cannot contain another */
function matching(query: string, isTable: boolean): readonly Entry[] {
  const wanted = fold(query.trim());
  const found = (text: string) =>
    fold(text)
      .split(' ')
      .some((word) => word.startsWith(wanted));
  return ENTRIES.filter(
    ({ label, words }) =>
      !(isTable && label === 'Table') && (fold(label).startsWith(wanted) || found(`${label} ${words}`)),
  );
}

export function createSlashMenu(parts: Parts): SlashMenu {
  const { editor, frame } = parts;
  const menu = createList(frame);
  let entries: readonly Entry[] = [];
  let chosen = 0;
  const close = () => {
    entries = [];
    menu.hide(editor.view.dom);
  };
  const choose = (entry: Entry | undefined) => {
    if (!entry) return;
    const { $from } = editor.state.selection;
    close();
    editor.view.dispatch(editor.state.tr.delete($from.start(), $from.end()));
    entry.run(parts);
  };
  const show = () => menu.show(editor.view.dom, entries, { chosen, choose });
  const keys = new Map<string, () => void>([
    ['ArrowDown', () => step(1)],
    ['ArrowUp', () => step(-1)],
    ['Escape', close],
    ['Enter', () => choose(entries[chosen])],
    ['Tab', () => choose(entries[chosen])],
  ]);
  const step = (way: 1 | -1) => {
    chosen = (chosen + way + entries.length) % entries.length;
    show();
  };
  const onKey = (event: KeyboardEvent) => {
    const act = entries.length > 0 && !event.isComposing ? keys.get(event.key) : undefined;
    if (!act) return;
    event.preventDefault();
    event.stopPropagation();
    act();
  };
  // Handled before the text receives the key.
  window.addEventListener('keydown', onKey, true);
  return {
    follow(transaction) {
      const isOpen = entries.length > 0;
      if (!transaction.docChanged && !(isOpen && transaction.selectionSet)) return;
      // Only typing the slash opens the menu; moving the caret back to one does not.
      const query = queryAt(editor);
      entries = query === '' || (isOpen && query !== undefined) ? matching(query, isInTable(editor)) : [];
      chosen = 0;
      if (entries.length > 0) show();
      else if (isOpen) close();
    },
    isOpen: () => entries.length > 0,
    draw() {
      if (entries.length > 0) menu.place(editor.view.coordsAtPos(editor.state.selection.from));
    },
    destroy() {
      window.removeEventListener('keydown', onKey, true);
      close();
      menu.remove();
    },
  };
}

interface Shown {
  readonly chosen: number;
  choose(entry: Entry): void;
}

function createList(frame: Frame) {
  const list = document.createElement('div');
  list.id = ID;
  list.setAttribute('role', 'listbox');
  list.ariaLabel = 'Insert';
  list.hidden = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(slashCss);
  document.adoptedStyleSheets.push(sheet);
  const slot = document.createElement('slot');
  frame.overlay.append(slot);
  frame.overlay.host.append(list);
  list.addEventListener('pointerdown', (event) => event.preventDefault());
  // Scrolls the list only: it is not positioned yet, and `scrollIntoView` would move the page.
  const reveal = (entry: Element | undefined) => {
    if (!entry) return;
    const [seen, wanted] = [list.getBoundingClientRect(), entry.getBoundingClientRect()];
    if (wanted.top < seen.top) list.scrollTop -= seen.top - wanted.top;
    else if (wanted.bottom > seen.bottom) list.scrollTop += wanted.bottom - seen.bottom;
  };
  return {
    show(text: HTMLElement, entries: readonly Entry[], { chosen, choose }: Shown) {
      list.replaceChildren(
        ...entries.map((entry, index) => {
          const option = document.createElement('div');
          option.id = `${ID}-${index}`;
          option.setAttribute('role', 'option');
          option.ariaSelected = String(index === chosen);
          option.textContent = entry.label;
          if (entry.typed) option.dataset['typed'] = entry.typed;
          option.addEventListener('click', () => choose(entry));
          return option;
        }),
      );
      list.hidden = false;
      text.setAttribute('aria-controls', ID);
      text.setAttribute('aria-activedescendant', `${ID}-${chosen}`);
      reveal(list.children[chosen]);
    },
    hide(text: HTMLElement) {
      list.hidden = true;
      text.removeAttribute('aria-controls');
      text.removeAttribute('aria-activedescendant');
    },
    place({ left, top, bottom }: { left: number; top: number; bottom: number }) {
      const { offsetWidth: width, scrollHeight } = list;
      const [above, below] = [top - 2 * GAP, innerHeight - bottom - 2 * GAP];
      const isBelow = scrollHeight <= below || below >= above;
      list.style.maxHeight = `${Math.max(120, Math.min(400, isBelow ? below : above))}px`;
      const height = list.offsetHeight;
      const x = Math.max(GAP, Math.min(left, innerWidth - width - GAP));
      const y = isBelow ? bottom + GAP : top - GAP - height;
      list.style.transform = `translate(${Math.round(x + scrollX)}px, ${Math.round(y + scrollY)}px)`;
    },
    remove() {
      list.remove();
      slot.remove();
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    },
  };
}
