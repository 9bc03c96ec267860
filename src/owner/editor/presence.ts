/** Says every few seconds that this tab is here, hears who else is, and takes in what they have saved. */
import { PRESENCE_EVERY_MS, type PresenceAnswer } from '#domain/editor/presence.ts';
import { type Changes, takeChanges } from '#domain/editor/sync.ts';
import { ApiError, api } from '../api.ts';
import type { Editor } from './editor.ts';
import { makeId } from './make-id.ts';
import type { EditorState } from './state.ts';

const HIDDEN_EVERY_MS = 10_000;

export function startPresence(editor: Editor): () => void {
  const seat = makeId();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;
  let holding = '';
  const visit = async () => {
    clearTimeout(timer);
    try {
      const answer = await say(editor, seat);
      if (!isOver) await takeIn(editor, answer);
    } catch (error) {
      // Saving tells of a lost connection; being alone is no failure.
      if (!(error instanceof ApiError)) throw error;
    }
    const every = document.visibilityState === 'hidden' ? HIDDEN_EVERY_MS : PRESENCE_EVERY_MS;
    clearTimeout(timer);
    if (!isOver) timer = setTimeout(() => void visit(), every);
  };
  const stop = editor.store.subscribe(() => {
    const held = heldBy(editor.store.get()).join();
    if (held === holding) return;
    holding = held;
    clearTimeout(timer);
    timer = setTimeout(() => void visit(), 200);
  });
  const leave = () => void say(editor, seat, true).catch(() => undefined);
  window.addEventListener('pagehide', leave);
  void visit();
  return () => {
    isOver = true;
    clearTimeout(timer);
    stop();
    window.removeEventListener('pagehide', leave);
    leave();
  };
}

function heldBy({ selection, text }: EditorState): readonly string[] {
  return text ? [text.id].filter((id) => id !== 'body') : selection.slice(0, 60);
}

function say(editor: Editor, seat: string, isLeaving = false): Promise<PresenceAnswer> {
  const holds = heldBy(editor.store.get());
  return api.post(
    `${editor.address}/presence`,
    { seat, holds, ...(isLeaving ? { isLeaving } : {}) },
    { keepalive: isLeaving },
  );
}

async function takeIn(editor: Editor, answer: PresenceAnswer): Promise<void> {
  const { store } = editor;
  showPeople(editor, answer);
  const { session } = store.get();
  if (answer.publishedId !== store.get().publishedId) store.set({ publishedId: answer.publishedId });
  if (answer.revisionId === null || answer.revisionId === session.base.id) return;
  const names = [...new Set(answer.people.map(({ name }) => name))].join(', ');
  await takeInChanges(editor, names);
}

/** Fetches what has been saved elsewhere and puts it under what is done here. */
export async function takeInChanges(editor: Editor, names = ''): Promise<void> {
  const { store } = editor;
  const { session } = store.get();
  if (session.sending) return;
  const since = encodeURIComponent(session.base.id);
  const changes = await api.get<Changes>(`${editor.address}/changes?since=${since}`);
  const next = takeChanges(store.get().session, changes);
  if (next === store.get().session) return;
  store.set({ session: next });
  editor.announce(names ? `Changes by ${names} have come in.` : 'Changes made elsewhere have come in.');
}

function showPeople({ store, toFrame }: Editor, { people }: PresenceAnswer): void {
  if (JSON.stringify(people) === JSON.stringify(store.get().people)) return;
  store.set({ people });
  toFrame({
    type: 'locks',
    locks: people.flatMap(({ holds, name, colour, isSelf }) =>
      holds.map((id) => ({ id, name: isSelf ? 'You, in another tab' : name, colour })),
    ),
  });
}
