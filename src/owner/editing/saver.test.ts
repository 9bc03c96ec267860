import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyBody } from '#domain/content/content.ts';
import { isSaved, perform, startSession } from '#domain/editor/session.ts';
import { requireSaved } from './publish-draft.ts';
import { createSaver } from './saver.ts';
import { startEditing } from './state.ts';
import { createStore } from './store.ts';

const own = { site: 'site00000000000000000001', document: 'page00000000000000000001' };

/** The answers the server gives, in order; each waits until the test lets it go. */
let waiting: { readonly body: { revisionId: string }; answer(status: number): void }[] = [];

beforeEach(() => {
  waiting = [];
  vi.stubGlobal('window', {
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
    location: { href: '/' },
  });
  vi.stubGlobal(
    'fetch',
    (_url: string, { body }: { body: string }) =>
      new Promise<Response>((resolve) => {
        const sent = JSON.parse(body) as { revisionId: string };
        const answer = (status: number) => {
          const said = { kind: 'saved', revisionId: sent.revisionId, publishedId: null, refused: [] };
          const failed = { error: { kind: 'failed', message: 'The disk is full.' } };
          resolve(Response.json(status === 200 ? said : failed, { status }));
        };
        waiting.push({ body: sent, answer });
      }),
  );
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function editorWith(title: string) {
  const session = startSession(own.document, { id: 'base00000000000000000001', body: emptyBody('') });
  const store = createStore(startEditing(session, null));
  const saver = createSaver(store, own, async () => undefined);
  const type = (after: string) => {
    const { session: now } = store.get();
    const before = now.body.title;
    const done = perform(now, {
      label: 'Type',
      operations: [{ op: 'set', id: 'body', path: ['title'], before, after }],
      at: 0,
    });
    if (!done.ok) throw new Error(done.refusal.message);
    store.set({ session: done.session });
  };
  type(title);
  return { own, store, saver, type, toFrame: () => undefined };
}

test('who publishes while a save runs waits for it, and for what was typed meanwhile', async () => {
  const editor = editorWith('First');
  const first = editor.saver.flush();
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  editor.type('Second');
  let isDone = false;
  const saved = requireSaved(editor).then(() => (isDone = true));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(isDone).toBe(false);
  waiting[0]?.answer(200);
  await vi.waitFor(() => expect(waiting).toHaveLength(2));
  expect(isDone).toBe(false);
  waiting[1]?.answer(200);
  await Promise.all([first, saved]);
  expect(isSaved(editor.store.get().session)).toBe(true);
  editor.saver.stop();
});

test('a save that fails is said, and nothing is published', async () => {
  const editor = editorWith('First');
  void editor.saver.flush();
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  const saved = requireSaved(editor);
  waiting[0]?.answer(503);
  await expect(saved).rejects.toThrow(/^Not published: your last changes could not be saved/);
  editor.saver.stop();
});

test('an open text is closed first, so that its last words are saved too', async () => {
  const editor = editorWith('First');
  editor.store.set({ text: { id: 'body', path: ['title'] } });
  const toFrame = () => {
    setTimeout(() => {
      editor.type('Last words');
      editor.store.set({ text: null });
    });
  };
  const saved = requireSaved({ ...editor, toFrame });
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  expect(waiting[0]?.body).toMatchObject({ operations: [{ after: 'Last words' }] });
  waiting[0]?.answer(200);
  await saved;
  editor.saver.stop();
});
