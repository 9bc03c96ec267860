import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emptyBody } from '#domain/content/content.ts';
import { startSession } from '#domain/editor/session.ts';
import { settleBody } from './settled-body.ts';
import { startEditing } from './state.ts';
import { createStore } from './store.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function panel(isOnPage = true) {
  const body = emptyBody('');
  const store = createStore(startEditing(startSession('page00000000000000000001', { id: 'a', body }), null));
  const settled = settleBody(store, () => isOnPage);
  let draws = 0;
  settled.store.subscribe(() => {
    draws += 1;
  });
  const open = () => store.set({ text: { id: 'body', path: ['title'] } });
  const type = (title: string) =>
    store.set({ session: { ...store.get().session, body: { ...store.get().session.body, title } } });
  return { store, settled, open, type, draws: () => draws, title: () => settled.store.get().body.title };
}

test('panels show what is typed on the page once, after it pauses', () => {
  const { open, type, draws, title } = panel();
  open();
  for (const words of ['C', 'Cl', 'Cla', 'Clay']) {
    type(words);
    vi.advanceTimersByTime(120);
  }
  expect(draws()).toBe(0);
  vi.advanceTimersByTime(400);
  expect(title()).toBe('Clay');
  expect(draws()).toBe(1);
});

test('panels show at once what is done without an open text, or while the keyboard is elsewhere', () => {
  const closed = panel();
  closed.type('Clay');
  expect(closed.title()).toBe('Clay');
  const elsewhere = panel(false);
  elsewhere.open();
  elsewhere.type('Clay');
  expect(elsewhere.title()).toBe('Clay');
});

test('turning to a panel or closing the text shows all that was typed', () => {
  const turned = panel();
  turned.open();
  turned.type('Clay');
  window.dispatchEvent(new Event('focus'));
  expect(turned.title()).toBe('Clay');
  const closed = panel();
  closed.open();
  closed.type('Clay');
  closed.store.set({ text: null });
  expect(closed.title()).toBe('Clay');
});
