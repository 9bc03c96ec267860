/**
 * Edits one document: its session, the selection, and the connections to the frame and to the server. A screen with
 * further state extends `EditingState`.
 */
import { BODY } from '#domain/content/body-id.ts';
import type { Operation } from '#domain/content/operations.ts';
import { readingOrder, sectionOf } from '#domain/editor/arrange.ts';
import { collideEdit } from '#domain/editor/collision.ts';
import { textIn } from '#domain/editor/open-text.ts';
import type { OwnerMessage } from '#domain/editor/owner-messages.ts';
import { withPhoneOrder } from '#domain/editor/phone-order.ts';
import { closeStep, type Edit, perform, type Session, type Step } from '#domain/editor/session.ts';
import { redo, undo } from '#domain/editor/undo.ts';
import { bodyInLayer, intoLayer } from '#domain/editor/version-layer.ts';
import { fill } from '../fill.ts';
import { showToast, withdrawToast } from '../ui/toasts.tsx';
import { createDraftRenderer, type DraftRenderer } from './draft-renderer.ts';
import type { KeptSession } from './keep-session.ts';
import { withdrawUndo } from './offer-undo.ts';
import { createTextKeeper, type TextKeeper } from './open-text.ts';
import { refuseLocked } from './respect-locks.ts';
import { createSaver, type DocumentAddress, type Saver } from './saver.ts';
import { type SettledBody, settleBody } from './settled-body.ts';
import type { EditingState } from './state.ts';
import { createStore, type Store } from './store.ts';
import { CHANGED_ELSEWHERE, COLLIDED, whoElse } from './who-else.ts';
import * as say from './words/en.ts';

export interface DocumentEditor<State extends EditingState = EditingState> {
  readonly siteId: string;
  readonly documentId: string;
  /** "page", "item", "header" and so on. */
  readonly kind: string;
  /** Of an item. */
  readonly collectionId: string | null;
  readonly own: DocumentAddress;
  readonly store: Store<State>;
  /** The document for panels. */
  readonly settled: SettledBody['store'];
  readonly saver: Saver;
  readonly renderer: DraftRenderer;
  /** The text that is being edited on the page. */
  readonly text: TextKeeper;
  /** Applies an edit, or says why it cannot. @returns whether it was applied */
  perform(edit: Omit<Edit, 'at'>): boolean;
  undo(): void;
  redo(): void;
  select(ids: readonly string[]): void;
  announce(text: string): void;
  toFrame(message: OwnerMessage): void;
  /** Called when the frame is ready; until then messages are dropped. */
  connect(send: ((message: OwnerMessage) => void) | undefined): void;
  /** Runs once everything typed on the page is here; at once where no text is open. */
  afterText(run: () => void): void;
  /** Runs once the frame shows all that has been done. */
  afterShow(run: () => void): void;
  dispose(): void;
}

export interface EditorOptions {
  readonly siteId: string;
  readonly documentId: string;
  readonly kind: string;
  readonly collectionId: string | null;
  readonly kept: KeptSession;
}

const KEEP_AFTER_MS = 150;

export function createDocumentEditor<State extends EditingState>(
  options: EditorOptions,
  initial: State,
): DocumentEditor<State> {
  const { siteId, documentId, kind, collectionId, kept } = options;
  const own = { site: siteId, document: documentId };
  const stateOfScreen = createStore(initial);
  const store: Store<EditingState> = stateOfScreen;
  const saver = createSaver(store, own, kept.save, () => text.collect());
  let send: ((message: OwnerMessage) => void) | undefined;
  let waiting: (() => void)[] = [];
  const toFrame = (message: OwnerMessage) => send?.(message);
  const renderer = createDraftRenderer(own, (message, isUpToDate) => {
    toFrame(message);
    // What was asked for before the change may come after it.
    if (!isUpToDate) return;
    const runs = waiting;
    waiting = [];
    for (const run of runs) run();
  });
  const doing = changes(store, toFrame);
  const text = createTextKeeper({ store, toFrame, ...doing });
  const settled = settleBody(store);
  const stopFollowing = followSession(store, { saver, renderer, kept, text });
  return {
    siteId,
    documentId,
    kind,
    collectionId,
    own,
    store: stateOfScreen,
    settled: settled.store,
    saver,
    renderer,
    text,
    ...doing,
    ...history(store, toFrame),
    select: (ids) => {
      store.set({ selection: ids, part: null, other: null, warnedOf: null });
      toFrame({ type: 'select', ids: [...ids] });
    },
    announce: (text) => announce(store, text),
    toFrame,
    connect: (to) => {
      send = to;
    },
    afterText(run) {
      if (store.get().text === null) run();
      else void text.collect().then(run);
    },
    afterShow: (run) => waiting.push(run),
    dispose() {
      withdrawUndo();
      withdrawToast(CHANGED_ELSEWHERE);
      saver.leave();
      stopFollowing();
      settled.stop();
      saver.stop();
      renderer.stop();
      kept.release();
    },
  };
}

function changes(
  store: Store<EditingState>,
  toFrame: (message: OwnerMessage) => void,
): Pick<DocumentEditor, 'perform'> {
  return {
    perform(edit) {
      if (isReadOnly(store) || isLocked(store, edit.operations)) return false;
      // Changes elsewhere in the page only show once an open text is closed.
      if (!isTyping(store.get(), edit.operations)) toFrame({ type: 'endText' });
      const { session, version } = store.get();
      const inVersion = intoLayer(session.body, edit.operations, version);
      const operations = withPhoneOrder(session.body, inVersion);
      const done = perform(session, { ...edit, operations, at: Date.now() });
      if (done.ok) {
        store.set({ session: done.session });
        return true;
      }
      const collided = collideEdit(store.get().session, edit.operations, done.refusal);
      if (collided) store.set({ session: collided });
      else {
        announce(store, done.refusal.message);
        showToast(done.refusal.message);
      }
      return false;
    },
  };
}

/** Whether these operations are the typing in the open text, or no text is open. */
function isTyping({ text }: EditingState, operations: readonly Operation[]): boolean {
  if (!text) return true;
  const path = text.path.join('.');
  return operations.every((each) => each.op === 'set' && each.id === text.id && each.path.join('.') === path);
}

interface Way {
  readonly take: typeof undo;
  readonly done: string;
  readonly nothing: string;
}
const BACK: Way = { take: undo, done: say.undone, nothing: say.nothingToUndo };
const AGAIN: Way = { take: redo, done: say.redone, nothing: say.nothingToRedo };

function history(
  store: Store<EditingState>,
  toFrame: (message: OwnerMessage) => void,
): Pick<DocumentEditor, 'undo' | 'redo'> {
  const go = ({ take, done, nothing }: Way) => {
    const { session: next, step, skipped, operations } = take(closeStep(store.get().session));
    if (!step) return void announce(store, nothing);
    const touched = operations.map(({ id }) => id);
    const selection = lastThere(next, touched);
    store.set({ session: next, selection });
    if (!isOfText(store.get(), touched)) toFrame({ type: 'endText' });
    toFrame({ type: 'select', ids: selection });
    announceStep(store, `${done}: ${step.label}.`, skipped.length > 0 ? step : undefined);
  };
  const tryTo = (way: Way) => {
    const { steps, undone } = store.get().session;
    const step = (way === BACK ? steps : undone).at(-1);
    if (!step || !isLocked(store, step.operations)) go(way);
  };
  return { undo: () => tryTo(BACK), redo: () => tryTo(AGAIN) };
}

const LOOK_ONLY = say.youCanViewThisPageBut;

function isReadOnly(store: Store<EditingState>): boolean {
  if (store.get().mayEdit) return false;
  announce(store, LOOK_ONLY);
  showToast(LOOK_ONLY, { about: 'read only' });
  return true;
}

function isLocked(store: Store<EditingState>, operations: readonly Operation[]): boolean {
  const words = refuseLocked(store, operations);
  if (words !== undefined) announce(store, words);
  return words !== undefined;
}

function announceStep(store: Store<EditingState>, words: string, partly: Step | undefined): void {
  announce(store, words);
  if (partly) showToast(fill(say.partOfLabelWasNotUndone, { label: partly.label }), { about: 'partly' });
}

/** The last of these ids that is on the page. */
function lastThere({ body }: Session, ids: readonly string[]): string[] {
  const isThere = new Set(readingOrder(body).map(({ id }) => id));
  return ids.filter((id) => isThere.has(id)).slice(-1);
}

/** Whether the open text is among what was touched, and still there: it shows the result and stays open. */
function isOfText({ text, session }: EditingState, touched: readonly string[]): boolean {
  return text !== null && touched.includes(text.id) && textIn(session.body, text) !== undefined;
}

function announce(store: Store<EditingState>, text: string): void {
  store.set({ announcement: { text, count: store.get().announcement.count + 1 } });
}

interface Followers {
  readonly saver: Saver;
  readonly renderer: DraftRenderer;
  readonly kept: KeptSession;
  readonly text: TextKeeper;
}

/** Renders, stores and saves every change of the session. */
function followSession(store: Store<EditingState>, followers: Followers): () => void {
  const { saver, renderer, kept } = followers;
  let { session, version, text } = store.get();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const keep = () => {
    clearTimeout(timer);
    timer = undefined;
    void kept.save(store.get().session);
  };
  const stop = store.subscribe(() => {
    const state = store.get();
    if (state.session === session && state.text === text && state.version === version) return;
    const before = session;
    session = state.session;
    text = state.text;
    version = state.version;
    followers.text.follow(before, session);
    dropMissing(store, session);
    const excluded = text?.id === BODY ? BODY : text && sectionOf(session.body, text.id)?.id;
    renderer.update(bodyInLayer(session.body, version), excluded ?? undefined);
    timer ??= setTimeout(keep, KEEP_AFTER_MS);
    saver.schedule();
    const more = session.collisions.length - before.collisions.length;
    if (more > 0) tellCollision(store);
    else if (more < 0 && session.collisions.length === 0) withdrawToast(CHANGED_ELSEWHERE);
  });
  const onHide = () => {
    if (document.visibilityState !== 'hidden') return void saver.flush();
    saver.leave();
    keep();
  };
  document.addEventListener('visibilitychange', onHide);
  window.addEventListener('pagehide', onHide);
  saver.schedule();
  if (version !== null) renderer.update(bodyInLayer(session.body, version));
  return () => {
    stop();
    keep();
    document.removeEventListener('visibilitychange', onHide);
    window.removeEventListener('pagehide', onHide);
  };
}

function tellCollision(store: Store<EditingState>): void {
  const words = COLLIDED[whoElse(store.get().lastSeen)];
  announce(store, words);
  showToast(words, { about: CHANGED_ELSEWHERE });
}

/** Deselects what is no longer on the page. */
function dropMissing(store: Store<EditingState>, { body }: Session): void {
  const ids = new Set(readingOrder(body).map(({ id }) => id));
  const { selection } = store.get();
  if (selection.some((id) => !ids.has(id))) store.set({ selection: selection.filter((id) => ids.has(id)) });
}
