/** Bodies that come slowly, over real connections. */
import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import { allowSlowBody, limitBodyTime } from './body-time.ts';
import { leaveUnread } from './leave-unread.ts';

const BODY_MS = 150;

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

/** Sends a chunk of the body every so often; @returns what was answered until the connection closed */
async function send(
  listener: RequestListener,
  { chunks = 1, bytes = 1, everyMs = 0 },
  bodyMs = BODY_MS,
): Promise<string> {
  server = createServer(limitBodyTime(leaveUnread(listener), bodyMs)).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  let answer = '';
  let isClosed = false;
  socket.on('data', (chunk) => {
    answer += chunk.toString();
  });
  socket.on('error', () => undefined);
  const closed = new Promise<void>((resolve) => {
    socket.once('close', () => {
      isClosed = true;
      resolve();
    });
  });
  socket.write(
    `POST / HTTP/1.1\r\nhost: x\r\nconnection: close\r\ncontent-length: ${chunks * bytes}\r\n\r\n`,
  );
  for (let sent = 0; sent < chunks && !isClosed; sent += 1) {
    socket.write('x'.repeat(bytes));
    await sleep(everyMs);
  }
  await closed;
  return answer;
}

const answerAll: RequestListener = (request, response) => {
  request.resume().once('end', () => response.end('all of it'));
};
const asOwner: RequestListener = (request, response) => {
  allowSlowBody({ env: { incoming: request as IncomingMessage } } as never);
  answerAll(request, response);
};

test('a body that comes within the time is answered', async () => {
  expect(await send(answerAll, { chunks: 3, bytes: 10, everyMs: 5 })).toContain('all of it');
});

test('a stranger’s body that takes longer is refused, however it moves', async () => {
  const answer = await send(answerAll, { chunks: 40, bytes: 50_000, everyMs: 20 });
  expect(answer).toMatch(/^HTTP\/1.1 408 /);
  expect(answer).toContain('The upload took too long.');
});

test('one that may take its time goes on while it moves', async () => {
  expect(await send(asOwner, { chunks: 40, bytes: 50_000, everyMs: 20 })).toContain('all of it');
});

test('and is refused when it hardly moves', async () => {
  expect(await send(asOwner, { chunks: 100, bytes: 1, everyMs: 20 })).toMatch(/^HTTP\/1.1 408 /);
});

test('nothing is held for a body that its answer left unread, once the connection has ended', async () => {
  const timers = vi.spyOn(globalThis, 'setInterval');
  const cleared = vi.spyOn(globalThis, 'clearInterval');
  const refuseAll: RequestListener = (_request, response) => void response.writeHead(413).end('too large');
  const answer = await send(refuseAll, { chunks: 200, bytes: 65_536, everyMs: 0 }, 60_000);
  expect(answer).toMatch(/^HTTP\/1.1 413 /);
  const [timer] = timers.mock.results.map(({ value }) => value as NodeJS.Timeout);
  await expect
    .poll(() => cleared.mock.calls.some(([each]) => each === timer), { timeout: 10_000 })
    .toBe(true);
});
