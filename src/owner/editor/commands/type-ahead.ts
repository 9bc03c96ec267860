/**
 * Where letters go: into a text that is about to open, or nowhere while the owner works on the page with the pointer.
 * Only otherwise are they shortcuts.
 */
import type { EditorState } from '../state.ts';

type Letters = Pick<EditorState, 'awaitedText' | 'isPressedOnPage' | 'hasIgnoredLetters'>;

interface Holder {
  readonly store: { get(): Letters; set(change: Partial<Letters>): void };
  toFrame(message: { readonly type: 'typed'; readonly text: string }): void;
}

interface Pressed {
  readonly key: string;
  readonly ctrl: boolean;
  readonly alt: boolean;
  readonly meta: boolean;
}

/** How long a text may take to open. */
const OPENS_WITHIN_MS = 10_000;
/** After an ignored letter they correct it, until the owner presses somewhere or moves on by an arrow key. */
const MOVES_ON = /^(Arrow\w+|Tab|Escape)$/;
const OF_WORDS = /^(Backspace|Delete|Enter)$/;

/** A text is about to open: keeps for it what is typed until then. */
export function awaitText({ store }: Holder): void {
  store.set({ awaitedText: { typed: '', until: performance.now() + OPENS_WITHIN_MS } });
}

/** What has been typed for a text that opens now. Later letters are still kept, until it is open. */
export function takeTyped({ store }: Holder): string {
  const { awaitedText } = store.get();
  if (awaitedText && awaitedText.typed !== '') store.set({ awaitedText: { ...awaitedText, typed: '' } });
  return awaitedText?.typed ?? '';
}

/** A text has opened and takes its own keys from now on. */
export function giveTyped(editor: Holder): void {
  const text = takeTyped(editor);
  if (editor.store.get().awaitedText) editor.store.set({ awaitedText: null });
  if (text !== '') editor.toFrame({ type: 'typed', text });
}

/** @returns whether the key was typed as part of some words, and must not run a shortcut */
export function takeTypedKey(editor: Holder, pressed: Pressed, now: number): boolean {
  const { awaitedText, isPressedOnPage, hasIgnoredLetters } = editor.store.get();
  const character = characterOf(pressed);
  if (awaitedText && now < awaitedText.until && character !== undefined) {
    editor.store.set({ awaitedText: { ...awaitedText, typed: awaitedText.typed + character } });
    return true;
  }
  const isLetter = character !== undefined && /[\p{L}\p{N}]/u.test(character);
  const isOfWords = character !== undefined || OF_WORDS.test(pressed.key);
  const isIgnored = isPressedOnPage && (isLetter || (isOfWords && hasIgnoredLetters));
  if (isIgnored !== hasIgnoredLetters && (isIgnored || MOVES_ON.test(pressed.key)))
    editor.store.set({ hasIgnoredLetters: isIgnored });
  return isIgnored;
}

function characterOf({ key, ctrl, alt, meta }: Pressed): string | undefined {
  if (ctrl || alt || meta) return undefined;
  if (key === 'Enter') return '\n';
  return [...key].length === 1 ? key : undefined;
}
