import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { fetchListener, guardListener } from './guard-listener.ts';

const logged: unknown[] = [];
const log = { error: (facts: { err: Error }) => void logged.push(facts.err.message) } as never;
let server: Server | undefined;
afterEach(() => {
  server?.close();
  logged.length = 0;
});

async function ask(listener: (request: IncomingMessage, response: ServerResponse) => unknown, path = '/') {
  server = createServer(guardListener(listener, log));
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return fetch(`http://127.0.0.1:${port}${path}`);
}

test('what is thrown at once, or later, is answered and logged once', async () => {
  for (const listener of [
    () => {
      throw new Error('at once');
    },
    async () => {
      await sleep(1);
      throw new Error('later');
    },
  ]) {
    const answer = await ask(listener);
    expect([answer.status, await answer.text()]).toEqual([500, expect.stringContaining('try again later')]);
    server?.close();
  }
  expect(logged).toEqual(['at once', 'later']);
});

test('what is thrown after the answer has begun ends the connection', async () => {
  const answer = ask((_request, response) => {
    response.writeHead(200).write('half of it');
    throw new Error('in the middle');
  });
  await expect(answer.then((begun) => begun.text())).rejects.toThrow();
  expect(logged).toEqual(['in the middle']);
});

test('a write after the end is logged, and nothing is thrown where nobody catches it', async () => {
  const answer = await ask((_request, response) => {
    response.end('all of it');
    response.write('more');
  });
  expect(await answer.text()).toBe('all of it');
  expect(logged).toEqual(['write after end']);
});

test('a rejection outside of the handlers is answered too', async () => {
  const answer = await ask(
    fetchListener(() => Promise.reject(new Error('escaped the handlers')), log),
    '/x',
  );
  expect(answer.status).toBe(500);
  expect(logged).toEqual(['escaped the handlers']);
});

test('an address that is too long is refused before anything looks at it', async () => {
  const seen: string[] = [];
  const answerOf = async (path: string) => {
    const answer = await ask((request, response) => {
      seen.push(request.url ?? '');
      response.end('seen');
    }, path);
    server?.close();
    return answer.status;
  };
  expect(await answerOf(`/${'a'.repeat(2047)}?q=${'b'.repeat(8000)}`)).toBe(200);
  expect(await answerOf(`/${'/'.repeat(2047)}x`)).toBe(414);
  expect(await answerOf(`/?q=${'b'.repeat(8192)}`)).toBe(414);
  expect(seen).toHaveLength(1);
});
