/** Every keyboard shortcut of the editor, for the key handler and for the list that shows them. */

import { definitions } from '#blocks/definitions.ts';
import { focusFrame } from '../canvas/frame-element.ts';
import { type Editor, selectedItem } from '../editor.ts';
import { openDrawer, openPanel } from '../panels/open-panels.ts';
import type { EditorState } from '../state.ts';
import { copySelected, cutSelected, paste } from './clipboard.ts';
import {
  defaultSpot,
  deleteSelected,
  duplicateSelected,
  openBlockPalette,
  openPalette,
  resizeSelected,
  stepSelection,
} from './commands.ts';
import { moveSelected } from './moves.ts';
import { togglePreview } from './preview.ts';
import * as say from './words/en.ts';

export interface Pressed {
  readonly key: string;
  readonly code: string;
  readonly ctrl: boolean;
  readonly shift: boolean;
  readonly alt: boolean;
  readonly meta: boolean;
}

export interface Shortcut {
  /** In the notation of the list: `mod` is ⌘ or Ctrl. */
  readonly keys: string;
  readonly label: string;
  readonly group: 'page' | 'selected' | 'view';
  readonly run: (editor: Editor) => void;
  /** Changes nothing on the page. No other works in the preview, where the selection cannot be seen. */
  readonly worksInPreview?: true;
  /** Copy, cut and paste arrive as clipboard events instead when the window has the focus. */
  readonly isClipboard?: true;
}

export const SHORTCUTS: readonly Shortcut[] = [
  {
    keys: 'ArrowDown',
    label: say.selectTheNextOne,
    group: 'page',
    run: (editor) => stepSelection(editor, 1),
  },
  {
    keys: 'ArrowUp',
    label: say.selectThePreviousOne,
    group: 'page',
    run: (editor) => stepSelection(editor, -1),
  },
  {
    keys: '/',
    label: say.addABlock,
    group: 'page',
    run: openBlockPalette,
  },
  {
    keys: 'shift+Enter',
    label: say.addABlockAfterIt,
    group: 'page',
    run: (editor) => openPalette(editor, defaultSpot(editor, 'block')),
  },
  {
    keys: 'alt+shift+Enter',
    label: say.addABlockBeforeIt,
    group: 'page',
    run: (editor) => openPalette(editor, defaultSpot(editor, 'block', true)),
  },
  {
    keys: 's',
    label: say.addASection,
    group: 'page',
    run: (editor) => openPalette(editor, defaultSpot(editor, 'section')),
  },
  { keys: 'mod+z', label: say.undo, group: 'page', run: (editor) => editor.undo() },
  { keys: 'mod+shift+z', label: say.redo, group: 'page', run: (editor) => editor.redo() },
  { keys: 'mod+y', label: say.redo, group: 'page', run: (editor) => editor.redo() },
  {
    keys: 'mod+s',
    label: say.saveNowSavingIsAutomatic,
    group: 'page',
    run: saveNow,
    worksInPreview: true,
  },
  {
    keys: 'Enter',
    label: say.editItsTextOrSettings,
    group: 'selected',
    run: editSelected,
  },
  {
    keys: 'alt+ArrowUp',
    label: say.moveUp,
    group: 'selected',
    run: (editor) => moveSelected(editor, -1),
  },
  {
    keys: 'alt+ArrowDown',
    label: say.moveDown,
    group: 'selected',
    run: (editor) => moveSelected(editor, 1),
  },
  {
    keys: 'alt+shift+ArrowRight',
    label: say.oneColumnWider,
    group: 'selected',
    run: (editor) => resizeSelected(editor, { span: 1 }),
  },
  {
    keys: 'alt+shift+ArrowLeft',
    label: say.oneColumnNarrower,
    group: 'selected',
    run: (editor) => resizeSelected(editor, { span: -1 }),
  },
  {
    keys: 'alt+ArrowRight',
    label: say.oneColumnToTheRight,
    group: 'selected',
    run: (editor) => resizeSelected(editor, { column: 1 }),
  },
  {
    keys: 'alt+ArrowLeft',
    label: say.oneColumnToTheLeft,
    group: 'selected',
    run: (editor) => resizeSelected(editor, { column: -1 }),
  },
  { keys: 'alt+F10', label: say.goToItsToolbar, group: 'selected', run: focusToolbar },
  { keys: 'mod+d', label: say.duplicate, group: 'selected', run: duplicateSelected },
  {
    keys: 'mod+c',
    label: say.copy,
    group: 'selected',
    run: (editor) => void copySelected(editor),
    isClipboard: true,
  },
  {
    keys: 'mod+x',
    label: say.cut,
    group: 'selected',
    run: (editor) => void cutSelected(editor),
    isClipboard: true,
  },
  {
    keys: 'mod+v',
    label: say.paste,
    group: 'selected',
    run: (editor) => paste(editor),
    isClipboard: true,
  },
  { keys: 'Delete', label: say.deleteLabel, group: 'selected', run: deleteSelected },
  { keys: 'Backspace', label: say.deleteLabel, group: 'selected', run: deleteSelected },
  { keys: 'p', label: say.togglePreview, group: 'view', run: togglePreview, worksInPreview: true },
  {
    keys: 'a',
    label: say.showOrHideTheBlocksTo,
    group: 'view',
    run: (editor) => toggleDrawer(editor, 'add'),
  },
  {
    keys: 'o',
    label: say.showOrHideTheOutline,
    group: 'view',
    run: (editor) => toggleDrawer(editor, 'outline'),
  },
  { keys: 'f', label: say.showOrHideTheSettings, group: 'view', run: togglePanel },
  {
    keys: '?',
    label: say.showThisList,
    group: 'view',
    run: (editor) => editor.store.set({ dialog: 'shortcuts' }),
    worksInPreview: true,
  },
];

/** Escape has a rule of its own (KEYS-03), after 10 ms (KEYS-01). */
export const ESCAPE = {
  keys: 'Escape',
  label: say.closeWhatIsOpenOrToggle,
  group: 'view',
} as const;

function saveNow(editor: Editor): void {
  void editor.saver.flush();
  editor.announce(say.yourPageSavesAutomatically);
}

function editSelected(editor: Editor): void {
  const item = selectedItem(editor.store.get());
  if (!item) return;
  if ('type' in item && definitions[item.type]?.isWrittenInPlace) {
    editor.toFrame({ type: 'startText', id: item.id });
    focusFrame();
    return;
  }
  openPanel(editor);
  focusFields(performance.now() + FIELDS_WITHIN_MS);
}

/** The fields may still be loading. */
const FIELDS_WITHIN_MS = 2000;

function focusFields(until: number): void {
  const fields = document.querySelector('#editor-panel fieldset');
  const first =
    fields?.querySelector<HTMLElement>('[data-own-keys] button') ??
    fields?.querySelector<HTMLElement>(':is(input, select, textarea):not([disabled])') ??
    fields?.querySelector<HTMLElement>(':is(button, [tabindex="0"]):not([disabled])');
  if (first) first.focus();
  else if (performance.now() < until) requestAnimationFrame(() => focusFields(until));
}

/** Also works from within the frame, which has the focus then. */
function focusToolbar(): void {
  window.focus();
  document.querySelector<HTMLElement>('#item-toolbar button')?.focus();
}

export function toggleDrawer(editor: Editor, drawer: 'add' | 'outline'): void {
  openDrawer(editor, editor.store.get().drawer === drawer ? null : drawer);
}

export function togglePanel(editor: Editor): void {
  if (editor.store.get().isPanelOpen) editor.store.set({ isPanelOpen: false });
  else openPanel(editor);
}

/** The shortcut for what was pressed, as far as it works in this mode. */
export function findShortcut(pressed: Pressed, mode: EditorState['mode']): Shortcut | undefined {
  return SHORTCUTS.find(
    ({ keys, worksInPreview }) => (mode === 'edit' || worksInPreview) && matches(keys, pressed),
  );
}

function matches(keys: string, { key, ctrl, meta, shift, alt }: Pressed): boolean {
  const parts = keys.split('+');
  const wanted = parts.at(-1) ?? '';
  const has = (name: string) => parts.includes(name);
  const isMod = ctrl || meta;
  // A character such as `?` needs Shift on some keyboards, so Shift is ignored for it.
  const isSign = wanted.length === 1 && !/[a-z]/i.test(wanted);
  return (
    key.toLowerCase() === wanted.toLowerCase() &&
    has('mod') === isMod &&
    has('alt') === alt &&
    (isSign || has('shift') === shift)
  );
}
