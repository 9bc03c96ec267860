import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, test } from 'vitest';
import { inTurn } from './in-turn.ts';

let server: Server | undefined;
let client: Socket | undefined;
afterEach(() => {
  client?.destroy();
  server?.closeAllConnections();
  server?.close();
});

/** @returns everything that comes back until the connection ends, or after `waitMs` */
async function send(listener: RequestListener, text: string, waitMs = 5000): Promise<string> {
  server = createServer(inTurn(listener));
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  client = socket;
  let answers = '';
  socket.on('data', (bytes: Buffer) => {
    answers += bytes.toString();
  });
  const ended = new Promise<void>((resolve) => socket.on('close', () => resolve()).on('error', () => {}));
  socket.write(text);
  await Promise.race([ended, sleep(waitMs)]);
  return answers;
}

const get = (path: string, more = '') => `GET ${path} HTTP/1.1\r\nhost: a\r\n${more}\r\n`;

test('requests of one packet are answered in their order, one at a time, and others have a turn between', async () => {
  const paths = Array.from({ length: 30 }, (_, index) => `/${index}`);
  let underWay = 0;
  let turns = 0;
  const seen: string[] = [];
  const turnsBefore: number[] = [];
  const answers = await send(
    async (request, response) => {
      underWay += 1;
      seen.push(`${request.url} ${underWay}`);
      turnsBefore.push(turns);
      setImmediate(() => {
        turns += 1;
      });
      await sleep(request.url === '/0' ? 20 : 0);
      underWay -= 1;
      response.end(`<${request.url}>`);
    },
    paths.map((path, index) => get(path, index === paths.length - 1 ? 'connection: close\r\n' : '')).join(''),
  );
  expect(seen).toEqual(paths.map((path) => `${path} 1`));
  expect(turnsBefore).toEqual(paths.map((_, index) => index));
  expect([...answers.matchAll(/<(.*?)>/g)].map(([, path]) => path)).toEqual(paths);
});

test('one that waits keeps its body', async () => {
  const post = `POST /b HTTP/1.1\r\nhost: a\r\nconnection: close\r\ncontent-length: 5\r\n\r\nhello`;
  const answers = await send(async (request, response) => {
    await sleep(10);
    let body = '';
    for await (const chunk of request) body += String(chunk);
    response.end(`<${request.url} ${body}>`);
  }, get('/a') + post);
  expect(answers.match(/<.*?>/g)).toEqual(['</a >', '</b hello>']);
});

test('a connection that sends hundreds ahead is closed', async () => {
  let begun = 0;
  await send(() => {
    begun += 1;
  }, get('/').repeat(500));
  expect(client?.closed).toBe(true);
  expect(begun).toBe(1);
});
