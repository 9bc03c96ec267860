import { beforeEach, expect, test } from 'vitest';
import type { Session, Step } from '#domain/editor/session.ts';
import { type ToastWords, takeToasts } from '../ui/toasts.tsx';
import { offerUndo, withdrawUndo } from './offer-undo.ts';
import type { EditingState } from './state.ts';
import { createStore } from './store.ts';

const toasts = new Map<string, ToastWords>();
/** All there were: one may be pressed in the very moment it goes. */
let pressed: ToastWords[];
takeToasts({
  show: (toast) => {
    toasts.set(toast.about ?? '', toast);
    pressed.push(toast);
  },
  withdraw: (about) => void toasts.delete(about),
});
beforeEach(() => {
  withdrawUndo();
  toasts.clear();
  pressed = [];
});

const step = (label: string, at: number): Step => ({ label, at, startedAt: at, operations: [] });

function editorOf(...steps: Step[]) {
  const store = createStore({ session: { steps } as unknown as Session } as EditingState);
  const undone: string[] = [];
  const setSteps = (next: readonly Step[]) => store.set({ session: { ...store.get().session, steps: next } });
  return {
    store,
    undone,
    change: (each: Step) => setSteps([...store.get().session.steps, each]),
    undo() {
      const { steps: present } = store.get().session;
      undone.push(present.at(-1)?.label ?? '');
      setSteps(present.slice(0, -1));
    },
  };
}

test('the way back takes back that step, and goes with it', () => {
  const editor = editorOf(step('Type', 1), step('Delete', 2));
  offerUndo(editor, 'Deleted.');
  editor.store.set({ selection: ['a'] });
  expect(toasts.size).toBe(1);
  pressed[0]?.action?.onSelect();
  expect(editor.undone).toEqual(['Delete']);
  expect(toasts.size).toBe(0);
});

test('another change takes the way back away, and it takes back nothing any more', () => {
  const editor = editorOf(step('Delete', 2));
  offerUndo(editor, 'Deleted.');
  editor.change(step('Type', 3));
  expect(toasts.size).toBe(0);
  pressed[0]?.action?.onSelect();
  expect(editor.undone).toEqual([]);
});

test('of two deletions only the second one offers its way back', () => {
  const editor = editorOf(step('Delete', 2));
  offerUndo(editor, 'First.');
  editor.change(step('Delete', 2));
  offerUndo(editor, 'Second.');
  expect([...toasts.values()].map(({ words }) => words)).toEqual(['Second.']);
  pressed[0]?.action?.onSelect();
  expect(editor.undone).toEqual([]);
  pressed[1]?.action?.onSelect();
  expect(editor.undone).toEqual(['Delete']);
});

test('an editor that is left takes its words along', () => {
  offerUndo(editorOf(step('Delete', 2)), 'Deleted.');
  withdrawUndo();
  expect(toasts.size).toBe(0);
});
