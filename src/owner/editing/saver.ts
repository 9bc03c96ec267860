/**
 * Saves the session to the server: shortly after each change, one batch at a time, with retries while the connection
 * is lost, and at the last moment when the tab is closed.
 */
import type { AnswerOf, ConflictOf } from '#domain/calls/call.ts';
import { edit } from '#domain/content/calls.ts';
import { type SaveFailure, understandFailure } from '#domain/editor/save-failure.ts';
import type { Batch, Session } from '#domain/editor/session.ts';
import { isSaved } from '#domain/editor/session.ts';
import { nextBatch, takeAnswer } from '#domain/editor/sync.ts';
import { isEqualJson } from '#domain/json.ts';
import { ApiError, call, conflictOf } from '../api.ts';
import { makeId } from '../make-id.ts';
import type { EditingState, SaveState } from './state.ts';
import type { Store } from './store.ts';

/** After the last change. */
const PAUSE_MS = 350;
/** After the first unsaved change, however fast others follow. */
const AT_MOST_MS = 900;
const RETRY_MS = [1000, 2000, 4000, 8000, 15_000, 30_000] as const;
/** Browsers limit the bodies of `keepalive` calls to 64 kB. */
const MAX_KEEPALIVE = 60_000;

/** A document, as calls name it. */
export interface DocumentAddress {
  readonly site: string;
  readonly document: string;
}

export interface Saver {
  /** Something has changed. */
  schedule(): void;
  /** Saves now. Resolves once everything is saved or the attempt has failed, also where a save was running already. */
  flush(): Promise<void>;
  /** The page is being closed: one last call that outlives it. */
  leave(): void;
  stop(): void;
}

/**
 * @param keep stores the session in this browser. A batch is stored before it is sent: after a reload it is sent again
 * under the same id, which the server recognises; under a new one it would collide with itself.
 * @param collect fetches what is typed on the page: what others changed is merged with all of it
 */
export function createSaver(
  store: Store<EditingState>,
  own: DocumentAddress,
  keep: (session: Session) => Promise<void>,
  collect = () => Promise.resolve(),
): Saver {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let firstAt = 0;
  let running: Promise<void> | undefined;
  let failures = 0;
  let isStopped = false;

  const wait = (ms: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), ms);
  };
  const { show, showSaving } = statusIn(store);
  const sendAll = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    firstAt = 0;
    try {
      while (await sendOne()) failures = 0;
    } finally {
      running = undefined;
    }
  };
  const run = (): Promise<void> => {
    if (isStopped) return Promise.resolve();
    // A run sends what is added while it lasts, so a second caller waits for the same one.
    running ??= sendAll();
    return running;
  };
  /** @returns whether there may be more to send */
  const sendOne = async (): Promise<boolean> => {
    const { session, batch } = nextBatch(store.get().session, makeId());
    store.set({ session });
    if (!batch) {
      const [held] = session.held ?? [];
      show(held ? { kind: 'refused', message: held.message } : { kind: 'saved' });
      return false;
    }
    showSaving();
    await keep(store.get().session);
    const result = await send(own, batch);
    if (result.kind === 'answer') {
      if (result.answer.kind === 'conflict') await collect();
      store.set(afterAnswer(store.get().session, batch, result.answer));
      return true;
    }
    fail(result);
    return false;
  };
  const fail = (failure: Failure) => {
    const delay = pauseMs(failure, failures);
    show(shownAs(failure, Date.now() + delay));
    if (failure.kind === 'stopped') return;
    failures += 1;
    wait(delay);
  };
  const onOnline = () => void run();
  window.addEventListener('online', onOnline);
  return {
    schedule() {
      if (running || isStopped || isSaved(store.get().session)) return;
      const now = performance.now();
      firstAt ||= now;
      showSaving();
      if (failures === 0 || timer === undefined)
        wait(Math.max(0, Math.min(PAUSE_MS, firstAt + AT_MOST_MS - now)));
    },
    flush: run,
    leave: () => sendLast(store, own, keep),
    stop() {
      isStopped = true;
      clearTimeout(timer);
      window.removeEventListener('online', onOnline);
    },
  };
}

/** One last call that outlives the page. */
function sendLast(
  store: Store<EditingState>,
  own: DocumentAddress,
  keep: (session: Session) => Promise<void>,
): void {
  const { session, batch } = nextBatch(store.get().session, makeId());
  store.set({ session });
  if (!batch) return;
  void keep(session);
  const isSmall = JSON.stringify(batch).length < MAX_KEEPALIVE;
  if (isSmall) void send(own, batch, { keepalive: true });
}

function statusIn(store: Store<EditingState>) {
  const show = (saving: SaveState) => {
    if (!isEqualJson(store.get().saving, saving)) store.set({ saving });
  };
  // What is wrong stays in sight until something has been saved.
  const showSaving = () => {
    if (store.get().saving.kind === 'saved') show({ kind: 'saving' });
  };
  return { show, showSaving };
}

/** @param failures before this one */
function pauseMs(failure: Failure, failures: number): number {
  const asked = 'retryAfterS' in failure ? (failure.retryAfterS ?? 0) * 1000 : 0;
  const usual = RETRY_MS[Math.min(failures, RETRY_MS.length - 1)] ?? 30_000;
  return failure.kind === 'rate-limited' ? asked : Math.max(asked, usual);
}

function shownAs(failure: Failure, until: number): SaveState {
  if (failure.kind === 'stopped') return failure;
  return failure.kind === 'rate-limited' ? { kind: 'rate-limited', until } : { kind: failure.kind };
}

function afterAnswer(session: Session, batch: Batch, answer: Answer): Partial<EditingState> {
  const next = { session: takeAnswer(session, batch, answer) };
  return answer.kind === 'invalid' ? next : { ...next, publishedId: answer.publishedId };
}

type Answer =
  | AnswerOf<typeof edit>
  | ConflictOf<typeof edit>
  | { readonly kind: 'invalid'; readonly message: string };

type Failure = Exclude<SaveFailure, { kind: 'refused' }>;
type Sent = { readonly kind: 'answer'; readonly answer: Answer } | Failure;

async function send(
  own: DocumentAddress,
  batch: Batch,
  options: { keepalive?: boolean } = {},
): Promise<Sent> {
  try {
    const { revisionId, baseId, operations } = batch;
    const body = { revisionId, baseId, operations };
    const answer = await call(edit, { ...own, body }, options);
    // A proxy or a portal may answer in our place.
    if (!isAnswer(answer)) return { kind: 'server-problem' };
    return { kind: 'answer', answer };
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    const conflict = conflictOf(edit, error);
    if (conflict) return { kind: 'answer', answer: conflict };
    const failure = understandFailure(error);
    if (failure.kind !== 'refused') return failure;
    return { kind: 'answer', answer: { kind: 'invalid', message: failure.message } };
  }
}

function isAnswer(answer: AnswerOf<typeof edit> | null): boolean {
  return answer?.kind === 'saved' && typeof answer.revisionId === 'string';
}
