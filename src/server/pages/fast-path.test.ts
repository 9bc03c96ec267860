/** What the fast path keeps of the addresses it has seen. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { createFastPath, type FastPathDeps } from './fast-path.ts';

const MAX_GROWTH = 20_000_000;

test('long addresses that somebody makes up fill no memory', () => {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  const used = () => {
    collect();
    return process.memoryUsage().heapUsed;
  };
  const deps = {
    registry: { peek: () => ({ id: 'site', version: 1 }), isOut: false },
    cache: { get: () => undefined },
    varied: { keyOf: (key: string) => key, of: () => undefined },
  } as object as FastPathDeps;
  const answer = createFastPath(deps);
  const ask = (each: number) => {
    const url = Buffer.from(`/?${each}=${'x'.repeat(8000)}`).toString('latin1');
    const request = { method: 'GET', headers: { host: 'kiln.example' }, url } as object as IncomingMessage;
    expect(answer(request, {} as ServerResponse)).toBe(false);
  };
  const before = used();
  for (let each = 0; each < 6000; each += 1) ask(each);
  const grown = used() - before;
  // What it keeps is in use until here.
  ask(0);
  expect(grown).toBeLessThan(MAX_GROWTH);
});
