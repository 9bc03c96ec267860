import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { type Context, Hono } from 'hono';
import { expect, test } from 'vitest';
import { readBytes, readFields, streamBody } from './read-body.ts';

const LIMIT = 1000;

const app = new Hono();
app.post('/bytes', async (context) => {
  const [first, again] = [await readBytes(context, LIMIT), await readBytes(context, LIMIT)];
  const small = await readBytes(context, 3);
  const size = first.kind === 'read' ? first.bytes.length : first.kind;
  return context.json({ size, isSame: first === again || first.kind === again.kind, small: small.kind });
});
app.post('/fields', async (context) => context.json(await readFields(context, LIMIT)));

/** A body in chunks of 100 bytes, and how many of them were asked for. */
function chunks(count: number) {
  const asked = { chunks: 0 };
  const body = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (asked.chunks === count) return controller.close();
        asked.chunks += 1;
        controller.enqueue(new Uint8Array(100));
      },
    },
    { highWaterMark: 0 },
  );
  return { asked, body };
}

async function post(path: string, body: BodyInit, headers: Record<string, string> = {}): Promise<unknown> {
  const init = { method: 'POST', body, headers, duplex: 'half' } as RequestInit;
  return (await app.request(path, init)).json();
}

test('a body up to the limit is read, and is the same to who asks next, by their own limit', async () => {
  expect(await post('/bytes', chunks(10).body)).toEqual({ size: LIMIT, isSame: true, small: 'too-large' });
});

test('of a longer one no more is read than shows it, whatever it says of its length', async () => {
  for (const headers of [{}, { 'content-length': '3' }, { 'content-length': 'x' }]) {
    const { asked, body } = chunks(1_000_000);
    expect(await post('/bytes', body, headers as Record<string, string>)).toMatchObject({
      size: 'too-large',
    });
    // Asked for three times.
    expect(asked.chunks).toBeLessThan(40);
  }
});

test('of one that says it is longer nothing is read', async () => {
  const { asked, body } = chunks(20);
  expect(await post('/bytes', body, { 'content-length': '2000' })).toMatchObject({ size: 'too-large' });
  expect(asked.chunks).toBe(0);
});

test('fields of both kinds of forms, the last of a name; none of what is no form or broken', async () => {
  const form = new FormData();
  form.append('a', '1');
  form.append('a', 'ö');
  form.append('file', new File(['x'], 'x.txt'));
  expect(await post('/fields', form)).toEqual({ kind: 'read', fields: { a: 'ö' } });
  const query = new URLSearchParams({ __proto__: '1', a: '2' });
  expect(await post('/fields', query)).toMatchObject({ kind: 'read', fields: { a: '2' } });
  expect(await post('/fields', '{"a":1}', { 'content-type': 'application/json' })).toEqual({
    kind: 'read',
    fields: {},
  });
  const broken = { 'content-type': 'multipart/form-data; boundary=x' };
  expect(await post('/fields', '--x\r\nContent-Disp', broken)).toEqual({ kind: 'read', fields: {} });
});

test('what somebody had sent whole is read after they have gone, and what is cut off is not', async () => {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  for (const [length, outcome] of [
    [5, 'hello'],
    [6, 'CutOffError'],
  ] as const) {
    const socket = connect(port, '127.0.0.1');
    socket.write(`POST / HTTP/1.1\r\nhost: a\r\ncontent-length: ${length}\r\n\r\nhello`);
    const [incoming] = (await once(server, 'request')) as [IncomingMessage];
    const gone = new Promise<void>((resolve) => incoming.once('close', resolve));
    socket.resetAndDestroy();
    await gone;
    const context = { env: { incoming }, req: { raw: {}, header: () => undefined } } as unknown as Context;
    const read = await readBytes(context, LIMIT).catch((error: Error) => error.name);
    expect(typeof read === 'object' && read.kind === 'read' ? Buffer.from(read.bytes).toString() : read).toBe(
      outcome,
    );
  }
  server.close();
});

/** Sends a body one byte to an HTTP chunk. @returns in how many chunks it came, and the answer, if any */
async function sendBytes(size: number) {
  let chunks = 0;
  const server = createServer(async (incoming, response) => {
    const context = { env: { incoming }, req: { header: () => undefined, raw: incoming } };
    try {
      for await (const _chunk of streamBody(context as never, size)) chunks += 1;
      response.end('read');
    } catch {
      response.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1').on('error', () => undefined);
  let answer = '';
  socket.on('data', (bytes: Buffer) => {
    answer += bytes.toString();
    socket.destroy();
  });
  socket.write('POST / HTTP/1.1\r\nhost: a\r\ntransfer-encoding: chunked\r\n\r\n');
  socket.write(`${'1\r\na\r\n'.repeat(size)}0\r\n\r\n`);
  await new Promise<void>((resolve) => socket.once('close', () => resolve()));
  server.close();
  return { chunks, answer };
}

test('single bytes come joined, as many as one packet holds', async () => {
  const { chunks, answer } = await sendBytes(20_000);
  expect(answer).toContain('200 OK');
  expect(chunks).toBeLessThan(200);
});

test('who sends hundreds of thousands of them is cut off', async () => {
  expect((await sendBytes(400_000)).answer).toBe('');
});

test('bodies that are sent slowly hold so much together, and the oldest is cut off', async () => {
  const SIZE = 2_000_000;
  const server = createServer(async (incoming, response) => {
    const context = { env: { incoming }, req: { header: () => undefined, raw: incoming } };
    const read = await readBytes(context as never, SIZE).catch(() => undefined);
    response.end(read?.kind);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const sockets = Array.from({ length: 45 }, () => connect(port, '127.0.0.1').on('error', () => undefined));
  const first = sockets[0];
  const last = sockets.at(-1);
  if (!first || !last) throw new Error('No connection was made.');
  const cut = new Promise((resolve) => first.once('close', resolve));
  const head = `POST / HTTP/1.1\r\nhost: a\r\ncontent-length: ${SIZE}\r\n\r\n`;
  for (const socket of sockets) {
    const sent = new Promise((resolve) => socket.write(head + 'a'.repeat(SIZE - 1), resolve));
    await Promise.race([sent, cut]);
  }
  await cut;
  last.write('a');
  const [answer] = (await once(last, 'data')) as [Buffer];
  expect(answer.toString()).toContain('read');
  for (const socket of sockets) socket.destroy();
  server.close();
}, 20_000);
