/** A thousand requests in one packet, for which Node would have a thousand answers made before anyone else has a turn. */
import { connect } from 'node:net';
import { expect, test } from 'vitest';
import { ensureBuilt } from '../../testing/main/build.ts';
import { startServer } from '../../testing/main/server-process.ts';

const AHEAD = 1000;

test('a client that does not wait for answers gets few of them, and the server goes on', async () => {
  ensureBuilt();
  const server = await startServer();
  const search = (at: number) =>
    `GET /search?q=b${at} HTTP/1.1\r\nhost: demo.localhost:${server.port}\r\n\r\n`;
  const answers = await sendAll(server.port, Array.from({ length: AHEAD }, (_, at) => search(at)).join(''));
  expect(answers).toBeLessThan(AHEAD / 4);
  expect((await fetch(server.url('/healthz'))).status).toBe(200);
  await server.stop();
}, 360_000);

/** @returns how many answers came until the connection was closed */
function sendAll(port: number, text: string): Promise<number> {
  return new Promise((resolve) => {
    let answers = '';
    const socket = connect(port, '127.0.0.1', () => socket.end(text));
    socket.on('data', (bytes) => {
      answers += bytes.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answers.split('HTTP/1.1 200').length - 1));
  });
}
