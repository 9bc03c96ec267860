import { expect, test } from 'vitest';
import type { Person } from '#domain/presence/calls.ts';
import { takeToasts } from '../ui/toasts.tsx';
import { refuseTyped } from './respect-locks.ts';
import type { EditingState } from './state.ts';
import { createStore } from './store.ts';

const said: string[] = [];
takeToasts({ show: ({ words }) => said.push(words), withdraw: () => undefined });

const bo: Person = { seat: 'x', name: 'Bo Lind', holds: ['b'], colour: '#0b6e99', isSelf: false };
type State = EditingState & { readonly mode: 'edit' | 'preview' };
const storeOf = (change: Partial<State>) =>
  createStore({ people: [bo], selection: ['b'], mode: 'edit', ...change } as State);
const press = (key: string, held: object = {}) => ({ key, ctrl: false, alt: false, meta: false, ...held });

test('letters typed at what somebody holds are refused each time, with the name of who holds it', () => {
  for (const key of ['o', 'O', '/', '?', 'ä'])
    expect(refuseTyped(storeOf({}), press(key))).toBe('Bo Lind is editing this now.');
  expect(said).toHaveLength(5);
});

test('other keys go on, and so do letters where nobody holds what is chosen', () => {
  for (const key of ['Escape', 'ArrowDown', 'Tab', 'Delete', ' '])
    expect(refuseTyped(storeOf({}), press(key))).toBeUndefined();
  expect(refuseTyped(storeOf({}), press('z', { ctrl: true }))).toBeUndefined();
  expect(refuseTyped(storeOf({}), press('d', { meta: true }))).toBeUndefined();
  expect(refuseTyped(storeOf({ selection: ['c'] }), press('o'))).toBeUndefined();
  expect(refuseTyped(storeOf({ people: [] }), press('o'))).toBeUndefined();
  expect(refuseTyped(storeOf({ mode: 'preview' }), press('p'))).toBeUndefined();
});
