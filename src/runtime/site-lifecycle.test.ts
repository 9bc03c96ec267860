import { expect, test, vi } from 'vitest';
import { createSiteLifecycle } from './site-lifecycle.ts';

function setUp() {
  const report = vi.fn();
  const warn = vi.fn();
  return { site: createSiteLifecycle({ report, warn }), report, warn };
}

test('SITE-55 the flags say what has happened so far', () => {
  const { site } = setUp();
  expect(site.flags).toEqual({
    INITIALIZED: false,
    initializedAtLeastOnce: false,
    afterBodyLoaded: false,
  });
  site.markAfterBodyLoaded();
  expect(site.flags).toEqual({ INITIALIZED: false, initializedAtLeastOnce: false, afterBodyLoaded: true });
  site.markReady();
  expect(site.flags).toEqual({ INITIALIZED: true, initializedAtLeastOnce: true, afterBodyLoaded: true });
});

test('SITE-56 initialisers registered before ready run at mark-ready, in order, once', () => {
  const { site } = setUp();
  const ran: string[] = [];
  site.onInitialize(() => void ran.push('first'));
  site.onInitialize(() => void ran.push('second'));
  expect(ran).toEqual([]);
  site.markReady();
  site.markReady();
  expect(ran).toEqual(['first', 'second']);
});

test('SITE-56 an initialiser that registers another has it run once', () => {
  const { site } = setUp();
  const inner = vi.fn();
  site.onInitialize(() => site.onInitialize(inner));
  site.markReady();
  expect(inner).toHaveBeenCalledTimes(1);
});

test('SITE-57 initialisers registered after ready run at once', () => {
  const { site } = setUp();
  site.markReady();
  const late = vi.fn();
  site.onInitialize(late);
  expect(late).toHaveBeenCalledTimes(1);
});

test('SITE-58 destroy runs the destructors, last first, and clears only INITIALIZED', () => {
  const { site } = setUp();
  const ran: string[] = [];
  site.onInitialize(() => () => ran.push('returned'));
  site.markReady();
  site.onDestroy(() => ran.push('registered'));
  site.destroy();
  expect(ran).toEqual(['registered', 'returned']);
  expect(site.flags).toMatchObject({ INITIALIZED: false, initializedAtLeastOnce: true });
  site.destroy();
  expect(ran).toHaveLength(2);
});

test('SITE-56 SITE-58 a destroyed site can be made ready again', () => {
  const { site } = setUp();
  const destructor = vi.fn();
  const initializer = vi.fn(() => destructor);
  site.onInitialize(initializer);
  site.markReady();
  site.destroy();
  site.markReady();
  expect(initializer).toHaveBeenCalledTimes(2);
  site.destroy();
  expect(destructor).toHaveBeenCalledTimes(2);
});

test('SITE-59 a second run of the common initialisation warns and stops', () => {
  const { site, warn } = setUp();
  const initialize = vi.fn();
  expect(site.runCommonInitialization(initialize)).toBe(true);
  expect(warn).not.toHaveBeenCalled();
  expect(site.runCommonInitialization(initialize)).toBe(false);
  expect(initialize).toHaveBeenCalledTimes(1);
  expect(warn).toHaveBeenCalledTimes(1);
});

test('one initialiser or destructor that throws is reported and stops no other', () => {
  const { site, report } = setUp();
  const after = vi.fn();
  const mistake = new Error('broken');
  site.onInitialize(() => {
    throw mistake;
  });
  site.onInitialize(() => after);
  site.markReady();
  site.onDestroy(() => {
    throw mistake;
  });
  site.destroy();
  expect(report).toHaveBeenCalledTimes(2);
  expect(report).toHaveBeenCalledWith(mistake, { part: 'lifecycle' });
  expect(after).toHaveBeenCalledTimes(1);
  expect(site.flags.INITIALIZED).toBe(false);
});
