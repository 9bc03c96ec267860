/** What the editor does about what the frame says. */
import { definitions } from '#blocks/definitions.ts';
import { find } from '#domain/content/tree.ts';
import { isSection, passOperations, setPlaceOperation } from '#domain/editor/arrange.ts';
import type { FrameMessage } from '#domain/editor/protocol.ts';
import { fill } from '../../fill.ts';
import { textToWrite } from '../../new-page/first-text.ts';
import { showError, showToast } from '../../ui/toasts.tsx';
import { announceSelected, nameOf, openPalette } from '../commands/commands.ts';
import { moveTo } from '../commands/moves.ts';
import { giveTyped, takeTyped } from '../commands/type-ahead.ts';
import { takeFrameKey } from '../commands/use-keys.ts';
import type { Editor } from '../editor.ts';
import { openPanel } from '../panels/open-panels.ts';
import type { Question, Spot } from '../state.ts';
import { pointInWindow } from './frame-element.ts';
import { continueText } from './split-text.ts';
import * as say from './words/en.ts';

type Of<Type extends FrameMessage['type']> = Extract<FrameMessage, { type: Type }>;
type Handlers = { readonly [Type in FrameMessage['type']]?: (editor: Editor, message: Of<Type>) => void };

const HANDLERS: Handlers = {
  ready(editor) {
    editor.store.set({ frame: 'ready' });
    editor.renderer.begin(undefined);
    editor.toFrame({ type: 'select', ids: [...editor.store.get().selection] });
    editor.toFrame({ type: 'mode', mode: editor.store.get().mode });
    // What has just been begun is gone on with at once.
    const id = editor.kind === 'item' ? textToWrite(editor.store.get().session.body) : undefined;
    if (id) editor.toFrame({ type: 'startText', id });
    givePress(editor);
  },
  select(editor, { id, additive, other, part }) {
    const { selection } = editor.store.get();
    editor.store.set({ palette: null });
    if (other) {
      // The frame goes on drawing its outline; here is nothing of it to be changed.
      editor.store.set({ selection: [], other });
      return;
    }
    if (!additive && id !== null && selection.includes(id) && isEmptyImage(editor, id))
      return ask(editor, { type: 'fillImage', id });
    const others = additive ? selection.filter((each) => each !== id) : [];
    editor.select(id === null ? [] : [...others, id]);
    if (id !== null) announceSelected(editor, id);
    if (part !== undefined && id !== null && selection.includes(id)) {
      editor.store.set({ part: { id, part } });
      openPanel(editor);
    }
  },
  geometry: (editor, geometry) => editor.store.set({ geometry }),
  insertAt(editor, { kind, position, place, rect, blockType, rest }) {
    if (rest) continueText(editor, position, rest);
    const spot = { kind, position, place, rect };
    if (blockType === undefined) openPalette(editor, spot);
    else void insertNamed(editor, blockType, spot);
  },
  move(editor, { id, position, place, isInRow }) {
    const { body } = editor.store.get().session;
    const item = find(body, id);
    if (!item) return;
    const placed = place && !isSection(item) ? [setPlaceOperation(item, place, 'base')] : [];
    if (isInRow) {
      const operations = passOperations(body, id, position);
      return void editor.perform({ label: fill(say.moveName, { name: nameOf(item) }), operations });
    }
    moveTo(editor, item, position, placed);
  },
  resize(editor, { id, place, breakpoint }) {
    const item = find(editor.store.get().session.body, id);
    if (!item || isSection(item)) return;
    editor.perform({
      label: fill(say.resizeName, { name: nameOf(item) }),
      operations: [setPlaceOperation(item, place, breakpoint)],
    });
  },
  pressed: (editor, { isOnPage: isPressedOnPage }) =>
    editor.store.set({ isPressedOnPage, hasIgnoredLetters: false, awaitedText: null }),
  textStart(editor, { id, path, value }) {
    editor.text.start(id, path, value);
    giveTyped(editor);
  },
  textChange: (editor, { value, round = 0, isStep }) => editor.text.typed({ value, round, isStep }),
  textTyped: (editor) => editor.text.expect(),
  textReported: (editor) => editor.text.collected(),
  textEnd: (editor) => editor.text.end(),
  audited: (editor, { violations }) => editor.store.set({ audit: violations }),
  key: (editor, message) => takeFrameKey(editor, message),
  menu(editor, { id, x, y }) {
    const { selection, view } = editor.store.get();
    if (!selection.includes(id)) editor.select([id]);
    editor.store.set({ menuAt: pointInWindow({ x, y }, view.scale) });
  },
  askLink: ask,
  askImage: ask,
  follow(editor, message) {
    const { href, newWindow } = message;
    // In the preview links lead on; who edits is asked first.
    if (editor.store.get().mode === 'preview') editor.store.set({ followed: { href, newWindow } });
    else ask(editor, message);
  },
  files(editor, { files, position, place, onto }) {
    const spot = { kind: 'block' as const, position, place };
    editor.store.set({ dropped: { files: files.filter((file) => file instanceof File), spot, onto } });
  },
  problem(editor, { message }) {
    editor.announce(message);
    showToast(message);
  },
};

/** The page was pressed while it was loading. */
function givePress(editor: Editor): void {
  const { earlyPress } = editor.store.get();
  if (!earlyPress) return;
  editor.store.set({ earlyPress: null });
  editor.toFrame({ type: 'press', ...earlyPress, typed: takeTyped(editor) });
}

function isEmptyImage(editor: Editor, id: string): boolean {
  const item = find(editor.store.get().session.body, id);
  if (item === undefined || isSection(item)) return false;
  return definitions[item.type]?.showsPicture === true && !item.props['image'];
}

/** One question at a time: the one before is answered by nothing. */
function ask(editor: Editor, asked: Question): void {
  const { question: before } = editor.store.get();
  if (before?.type === 'askLink') editor.toFrame({ type: 'giveLink', question: before.question });
  if (before?.type === 'askImage') editor.toFrame({ type: 'giveImage', question: before.question });
  editor.store.set({ question: asked });
}

export function answerFrame(editor: Editor, message: FrameMessage): void {
  const handle = HANDLERS[message.type] as ((editor: Editor, message: FrameMessage) => void) | undefined;
  handle?.(editor, message);
}

/** The palette is there already where somebody dragged out of it. */
async function insertNamed(editor: Editor, name: string, spot: Spot): Promise<void> {
  try {
    const { insertEntry } = await import('../palette/insert-entry.ts');
    insertEntry(editor, name, spot);
  } catch (error) {
    showError(error);
  }
}
