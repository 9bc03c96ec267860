/** Reports every few seconds that this tab is here, learns who else is, and merges what they have saved. */

import { readChanges } from '#domain/content/calls.ts';
import {
  HOLD_IDLE_MS,
  PRESENCE_EVERY_MS,
  PRESENCE_TOGETHER_MS,
  PRESENCE_TTL_MS,
} from '#domain/editor/presence.ts';
import { takeChanges } from '#domain/editor/sync.ts';
import { type Person, type PresenceAnswer, visit as visitCall } from '#domain/presence/calls.ts';
import { ApiError, call } from '../api.ts';
import { fill } from '../fill.ts';
import { makeId } from '../make-id.ts';
import type { DocumentEditor } from './document-editor.ts';
import { personName, withdrawLocked } from './respect-locks.ts';
import type { EditingState, SaveState } from './state.ts';
import { namesOf } from './who-else.ts';
import * as say from './words/en.ts';

const HIDDEN_EVERY_MS = 10_000;
/** States of saving that an answer of the server ends. */
const WAITING: ReadonlySet<SaveState['kind']> = new Set(['offline', 'signed-out', 'server-problem']);

export function startPresence(editor: DocumentEditor): () => void {
  const seat = makeId();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let isAway = false;
  let reported = '';
  let answeredAt = Date.now();
  const activity = watchActivity(editor);
  const visit = async () => {
    clearTimeout(timer);
    try {
      const answer = await report(editor, seat, activity.holds());
      answeredAt = Date.now();
      if (!isOver) await merge(editor, answer);
    } catch (error) {
      // The save status reports a lost connection; presence stays silent.
      if (!(error instanceof ApiError)) throw error;
      // Locks of people who have not been heard of for long expire.
      if (Date.now() - answeredAt > PRESENCE_TTL_MS) showPeople(editor, []);
    }
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(() => void visit(), pauseMs(editor));
  };
  const stop = editor.store.subscribe(() => {
    activity.note();
    const locks = activity.holds().join();
    if (locks === reported) return;
    reported = locks;
    clearTimeout(timer);
    timer = setTimeout(() => void visit(), 200);
  });
  const leave = () => void report(editor, seat, [], true).catch(() => undefined);
  const onHide = () => {
    isAway = true;
    clearTimeout(timer);
    leave();
  };
  // Browsers fire `visibilitychange` after `pagehide`.
  const onTurn = () => {
    if (!isAway) void visit();
  };
  const onShow = () => {
    isAway = false;
    void visit();
  };
  document.addEventListener('visibilitychange', onTurn);
  window.addEventListener('pagehide', onHide);
  window.addEventListener('pageshow', onShow);
  void visit();
  return () => {
    isOver = true;
    clearTimeout(timer);
    stop();
    document.removeEventListener('visibilitychange', onTurn);
    window.removeEventListener('pagehide', onHide);
    window.removeEventListener('pageshow', onShow);
    leave();
  };
}

function locksOf({ selection, text }: EditingState): readonly string[] {
  return text ? [text.id].filter((id) => id !== 'body') : selection.slice(0, 60);
}

/** An idle or hidden tab locks nothing. */
function watchActivity({ store }: DocumentEditor) {
  let known: readonly unknown[] = [];
  let lastAt = Date.now();
  return {
    note() {
      const { selection, text, session } = store.get();
      const next = [selection, text, session.steps];
      if (next.every((each, index) => each === known[index])) return;
      known = next;
      lastAt = Date.now();
    },
    holds(): readonly string[] {
      const isAway = document.visibilityState === 'hidden' || Date.now() - lastAt > HOLD_IDLE_MS;
      return isAway ? [] : locksOf(store.get());
    },
  };
}

function pauseMs({ store }: DocumentEditor): number {
  if (document.visibilityState === 'hidden') return HIDDEN_EVERY_MS;
  return store.get().people.length > 0 ? PRESENCE_TOGETHER_MS : PRESENCE_EVERY_MS;
}

function report(
  editor: DocumentEditor,
  seat: string,
  holds: readonly string[],
  isLeaving = false,
): Promise<PresenceAnswer> {
  const body = { seat, holds, ...(isLeaving ? { isLeaving } : {}) };
  return call(visitCall, { ...editor.own, body }, { keepalive: isLeaving });
}

async function merge(editor: DocumentEditor, answer: PresenceAnswer): Promise<void> {
  const { store } = editor;
  // The server answers again, so save at once instead of at the next retry.
  if (WAITING.has(store.get().saving.kind)) void editor.saver.flush();
  showPeople(editor, answer.people);
  const { session } = store.get();
  if (answer.publishedId !== store.get().publishedId) store.set({ publishedId: answer.publishedId });
  if (answer.revisionId === null || answer.revisionId === session.base.id) return;
  await mergeChanges(editor, namesOf(answer.people));
}

/** Fetches what has been saved elsewhere and rebases the local changes on it. */
export async function mergeChanges(editor: DocumentEditor, names = ''): Promise<void> {
  const { store } = editor;
  const { session } = store.get();
  if (session.sending) return;
  const changes = await call(readChanges, { ...editor.own, query: { since: session.base.id } });
  const { publishedId } = changes;
  if (publishedId !== store.get().publishedId) store.set({ publishedId });
  await editor.text.collect();
  const next = takeChanges(store.get().session, changes);
  if (next === store.get().session) return;
  store.set({ session: next });
  editor.announce(names ? fill(say.newChangesFromNames, { names }) : say.newChangesFromElsewhere);
}

function showPeople({ store, toFrame }: DocumentEditor, people: readonly Person[]): void {
  if (JSON.stringify(people) === JSON.stringify(store.get().people)) return;
  store.set({ people, ...(people.length > 0 && { lastSeen: people }) });
  withdrawLocked(people);
  toFrame({
    type: 'locks',
    locks: people.flatMap((person) =>
      person.holds.map((id) => ({ id, name: personName(person), colour: person.colour })),
    ),
  });
}
