/** Files of tests that share a worker: what one of them put in the place of clocks and globals is gone for the next. */
import { afterAll, vi } from 'vitest';

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
