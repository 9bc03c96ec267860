/** Keeps the text that is open in the page in step with the session, so that neither overwrites the other unseen. */

import {
  collideTyped,
  followText,
  isThere,
  isTooLate,
  type OpenText,
  openText,
  type TypedText,
  textIn,
} from '#domain/editor/open-text.ts';
import type { OwnerMessage } from '#domain/editor/owner-messages.ts';
import type { TextValue } from '#domain/editor/protocol.ts';
import { closeStep, type Edit, type Session } from '#domain/editor/session.ts';
import { bodyInLayer } from '#domain/editor/version-layer.ts';
import { isEqualJson } from '#domain/json.ts';
import { showToast, withdrawToast } from '../ui/toasts.tsx';
import type { EditingState } from './state.ts';
import type { Store } from './store.ts';
import { CHANGED_ELSEWHERE, TEXT_CHANGED, whoElse } from './who-else.ts';
import * as texts from './words/en.ts';

export interface TextKeeper {
  /** @param shown the value the page shows; undefined where it does not say */
  start(id: string, path: readonly string[], shown: unknown): void;
  /** Words were typed that are on their way. */
  expect(): void;
  typed(typed: TypedText & { readonly isStep?: boolean | undefined }): void;
  end(): void;
  /** Asks the page for what has been typed in an open text. Resolves once it is here. */
  collect(): Promise<void>;
  /** The page has answered. */
  collected(): void;
  /** The session has changed. */
  follow(before: Session, now: Session): void;
}

interface Surroundings {
  readonly store: Store<EditingState>;
  readonly perform: (edit: Omit<Edit, 'at'>) => boolean;
  readonly toFrame: (message: OwnerMessage) => void;
}

/** A page that does not answer, as after its computer slept, holds nothing back for longer. */
const ANSWER_WITHIN_MS = 1000;

export function createTextKeeper({ store, perform, toFrame }: Surroundings): TextKeeper {
  let open: OpenText | undefined;
  const asked: (() => void)[] = [];
  const send = (next: OpenText, isTheirs: boolean) => {
    open = next;
    const { id, path, round, shown } = next;
    toFrame({ type: 'setText', id, path: [...path], value: shown as TextValue, round, isTheirs });
  };
  const catchUp = (isTheirs: boolean): boolean => {
    const next = open && followText(bodyShown(store), open, isTheirs);
    if (next) send(next, isTheirs);
    return next !== undefined;
  };
  const take = (typed: TypedText & { readonly isStep?: boolean | undefined }) => {
    const { session } = store.get();
    // The last keys of a text whose block has just been deleted.
    if (!open || !isThere(session.body, open)) return;
    const before = textIn(bodyShown(store), open);
    const collide = (text: OpenText) => store.set({ session: collideTyped(session, text, typed) });
    if (isTooLate(open, typed)) return collide(open);
    const isBehind = typed.round < open.round;
    open = { ...open, shown: typed.value };
    const isNew = !isEqualJson(before ?? null, typed.value ?? null);
    if (isNew && !perform(editOf(open, before, typed))) return collide(open);
    // The page replaced the words by the result of an undo, after it had sent them.
    if (isBehind) send({ ...open, round: open.round + 1 }, false);
  };
  return {
    start(id, path, shown) {
      open = openText(id, path, shown ?? textIn(bodyShown(store), { id, path }));
      store.set({ text: { id, path } });
      // The page may show a value that has been replaced since.
      catchUp(true);
    },
    expect: () => store.set({ isTyped: store.get().text !== null }),
    typed(typed) {
      take(typed);
      store.set({ isTyped: false });
    },
    end() {
      open = undefined;
      if (store.get().session.collisions.length === 0) withdrawToast(CHANGED_ELSEWHERE);
      store.set({ text: null, isTyped: false, session: closeStep(store.get().session) });
    },
    collect() {
      if (!store.get().text) return Promise.resolve();
      return new Promise((resolve) => {
        const timer = setTimeout(resolve, ANSWER_WITHIN_MS);
        asked.push(() => {
          clearTimeout(timer);
          resolve();
        });
        toFrame({ type: 'reportText' });
      });
    },
    // One answer for each question, in their order.
    collected: () => asked.shift()?.(),
    follow(before, now) {
      const isTheirs = before.base !== now.base;
      if (!catchUp(isTheirs) || !isTheirs) return;
      // A conflict asks for more, and says so.
      if (now.collisions.length > 0) return;
      showToast(TEXT_CHANGED[whoElse(store.get().lastSeen)], { about: CHANGED_ELSEWHERE });
    },
  };
}

/** As the page has it: in the version that is edited. */
function bodyShown(store: Store<EditingState>) {
  const { session, version } = store.get();
  return bodyInLayer(session.body, version);
}

function editOf(
  { id, path }: OpenText,
  before: unknown,
  { value, isStep }: TypedText & { readonly isStep?: boolean | undefined },
): Omit<Edit, 'at'> {
  return {
    label: isStep ? texts.changeText : texts.type,
    operations: [{ op: 'set', id, path: [...path], before, after: value }],
    group: isStep ? undefined : `text ${id} ${path.join('.')}`,
  };
}
