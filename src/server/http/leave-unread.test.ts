import { createServer, type RequestListener } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { leaveUnread } from './leave-unread.ts';

const CHUNK = `10000\r\n${'x'.repeat(0x10000)}\r\n`;
const END = '0\r\n\r\n';

/** A server that answers each request at once or when it has read it, and one connection to it. */
async function open(listener: RequestListener) {
  const sockets: Socket[] = [];
  const server = createServer(leaveUnread(listener)).listen(0, '127.0.0.1');
  server.on('connection', (socket: Socket) => sockets.push(socket));
  await new Promise((resolve) => server.once('listening', resolve));
  const client = connect({ port: (server.address() as AddressInfo).port, allowHalfOpen: true });
  let text = '';
  client.on('data', (data) => {
    text += data.toString();
  });
  client.on('error', () => undefined);
  const hasEnded = new Promise<string>((resolve) => client.once('end', () => resolve(text)));
  const isClosed = new Promise<void>((resolve) => client.once('close', () => resolve()));
  onTestFinished(async () => {
    client.destroy();
    for (const socket of sockets) socket.destroy();
    await new Promise((resolve) => server.close(resolve));
  });
  return { client, hasEnded, isClosed, sockets, answers: () => text.split('HTTP/1.1').length - 1 };
}

const atOnce: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-length': '2' });
  response.end('ok');
};
const whenRead: RequestListener = (request, response) => {
  request.on('data', () => undefined);
  request.once('end', () => atOnce(request, response));
};

test('an answer to a body without an end says that it is the last, and hardly more of the body is read', async () => {
  const { client, hasEnded, isClosed, sockets } = await open(atOnce);
  client.write('POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n');
  const write = (): void => {
    while (!client.destroyed && client.write(CHUNK));
  };
  client.on('drain', write);
  write();
  const answer = await hasEnded;
  expect(answer).toMatch(/^HTTP\/1\.1 200 /);
  expect(answer).toMatch(/^connection: close\r$/im);
  // It goes on sending all the same.
  await isClosed;
  expect(sockets[0]?.bytesRead).toBeLessThan(6_000_000);
});

test.each([
  ['GET', 'transfer-encoding: chunked'],
  ['POST', 'content-length: 100000000'],
])('so it is with %s and %s, without a byte of the body', async (method, header) => {
  const { client, hasEnded } = await open(atOnce);
  client.write(`${method} / HTTP/1.1\r\nhost: x\r\n${header}\r\n\r\n`);
  expect(await hasEnded).toMatch(/^connection: close\r$/im);
});

test('a little more than was wanted is read to its end, for whoever looks up only then', async () => {
  const { client, hasEnded } = await open(atOnce);
  client.write('POST / HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n');
  for (let sent = 0; sent < 20; sent += 1) client.write(CHUNK);
  await new Promise<void>((resolve) => client.write(END, () => resolve()));
  expect(await hasEnded).toMatch(/^HTTP\/1\.1 200 /);
});

test.each([
  ['read', whenRead, 'transfer-encoding: chunked', CHUNK.repeat(4) + END],
  ['small and left unread', atOnce, 'content-length: 100', 'x'.repeat(100)],
])('a body that was %s keeps its connection', async (_what, listener, header, body) => {
  const { client, hasEnded, answers } = await open(listener);
  const request = `POST / HTTP/1.1\r\nhost: x\r\n${header}\r\n`;
  client.write(`${request}\r\n${body}`);
  client.write(`${request}connection: close\r\n\r\n${body}`);
  await hasEnded;
  expect(answers()).toBe(2);
});
