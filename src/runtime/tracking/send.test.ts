import { afterEach, expect, test, vi } from 'vitest';
import { BUTTON_CLICK_PATH, BUTTON_RENDER_PATH, HIT_PATH } from '#domain/tracking/contract.ts';
import { post } from './send.ts';

afterEach(() => vi.restoreAllMocks());

test.each([HIT_PATH, BUTTON_CLICK_PATH, BUTTON_RENDER_PATH])(
  'TRAK-13 TRAK-14 TRAK-15 a page waits 2500 ms for the answer of %s, and whatever comes of it is no news',
  async (path) => {
    const end = new AbortController();
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(end.signal);
    const asked = vi.spyOn(globalThis, 'fetch').mockImplementation(
      (_path, options) =>
        new Promise((_resolve, reject) => {
          options?.signal?.addEventListener('abort', () => reject(options.signal?.reason as Error));
        }),
    );
    post(path, { id: 'b1' });
    expect(timeout.mock.calls).toEqual([[2500]]);
    expect(asked.mock.calls[0]?.[0]).toBe(path);
    expect(asked.mock.calls[0]?.[1]?.signal).toBe(end.signal);
    end.abort(new Error('too late'));
    // Vitest fails of a rejection that nobody takes.
    await expect(asked.mock.results[0]?.value).rejects.toThrow('too late');
  },
);
