import { afterEach, expect, test, vi } from 'vitest';
import { readSessionFlag, writeSessionFlag } from './session-flags.ts';

afterEach(() => void vi.unstubAllGlobals());

test('ERRS-14 a browser that keeps nothing is warned about, and nothing stops', () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue(undefined);
  const refuse = () => {
    throw new Error('QuotaExceededError');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  expect(readSessionFlag('noredirect')).toBe(false);
  writeSessionFlag('noredirect');
  expect(warn).toHaveBeenCalledTimes(2);
  const kept = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => kept.set(name, value),
  });
  writeSessionFlag('noredirect');
  expect(readSessionFlag('noredirect')).toBe(true);
  expect(warn).toHaveBeenCalledTimes(2);
});
