import { afterEach, expect, test, vi } from 'vitest';
import { trapFocus } from './trap-focus.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

interface Fake {
  readonly name: string;
  focus(): void;
  checkVisibility(): boolean;
}

/** A page of buttons, of which the second is hidden, and a Tab key. */
function fakePage(names: readonly string[]) {
  let keep: ((event: unknown) => void) | undefined;
  const fakes: Fake[] = names.map((name) => ({
    name,
    focus() {
      page.activeElement = this;
    },
    checkVisibility: () => name !== 'hidden',
  }));
  const page: Record<string, unknown> & { activeElement?: Fake } = {
    querySelectorAll: () => fakes,
    addEventListener: (_type: string, listener: typeof keep) => (keep = listener),
    removeEventListener: () => (keep = undefined),
  };
  vi.stubGlobal('document', page);
  /** Presses Tab; what has the focus then, or `the browser’s` where that is left to it. */
  const tab = (shiftKey = false) => {
    const event = { key: 'Tab', shiftKey, preventDefault: vi.fn() };
    keep?.(event);
    return event.preventDefault.mock.calls.length > 0 ? page.activeElement?.name : 'the browser’s';
  };
  return { page, fakes, tab, isListening: () => keep !== undefined };
}

test('WIDG-48 exactly one of container and predicate has to be given', () => {
  const container = {} as HTMLElement;
  const message = 'One (and only one) of container and predicate must be set';
  expect(() => trapFocus({} as never)).toThrow(message);
  expect(() => trapFocus({ container, predicate: () => true } as never)).toThrow(message);
  fakePage([]);
  expect(() => trapFocus({ container })()).not.toThrow();
  expect(() => trapFocus({ predicate: () => true })()).not.toThrow();
});

test('WIDG-48 Tab goes round within a container, and in between is left to the browser', () => {
  const { page, fakes, tab, isListening } = fakePage(['one', 'hidden', 'two', 'three']);
  const undo = trapFocus({ container: page as unknown as HTMLElement });
  expect(tab()).toBe('one');
  expect(tab(true)).toBe('three');
  expect(tab()).toBe('one');
  fakes[2]?.focus();
  expect([tab(), tab(true)]).toEqual(['the browser’s', 'the browser’s']);
  undo();
  expect(isListening()).toBe(false);
});

test('WIDG-48 a predicate lets in what it answers yes to, wherever it stands', () => {
  const { tab } = fakePage(['one', 'two', 'three']);
  trapFocus({ predicate: (element) => (element as unknown as Fake).name !== 'two' });
  expect([tab(), tab(), tab(), tab(true)]).toEqual(['one', 'three', 'one', 'three']);
});
