/** The way out, against names, notations and servers that want to lead it inside. Everything happens on loopback. */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SELF_SIGNED } from '#testing/server/self-signed.ts';
import { createOutgoing, type OutgoingRequest } from './outgoing.ts';
import { isPublicAddress } from './public-address.ts';
import type { Addresses } from './resolve-host.ts';

/** 127.0.0.1 is the private network; 127.0.0.2 is opened, and stands for what may be reached. */
const OPENED = ['127.0.0.2'];
const inside: string[] = [];
const outside: string[] = [];
let answer: (request: IncomingMessage, response: ServerResponse) => void;
let port = 0;
const servers = [
  createServer((request, response) => {
    inside.push(request.url ?? '');
    response.end('inside');
  }),
  createServer((request, response) => {
    outside.push(`${request.method} ${request.headers.host}${request.url}`);
    answer(request, response);
  }),
] as const;

beforeAll(async () => {
  const [private_, public_] = servers;
  await new Promise<void>((done) => private_.listen(0, '127.0.0.1', done));
  port = (private_.address() as AddressInfo).port;
  await new Promise<void>((done) => public_.listen(port, '127.0.0.2', done));
});
afterAll(() => {
  for (const server of servers) server.close().closeAllConnections();
});

const found = (...ipv4: string[]): Addresses => ({ ipv4, ipv6: [] });
const request = (url: string): OutgoingRequest => ({
  method: 'POST',
  url,
  headers: { 'content-type': 'application/json' },
  body: '{}',
  timeoutMs: 5000,
  maxBytes: 1000,
});

test('a name that leads inside when it is asked again reaches what was checked, and the inside hears nothing', async () => {
  answer = (_request, response) => response.end('outside');
  let asked = 0;
  const resolve = async () => found(asked++ === 0 ? '127.0.0.2' : '127.0.0.1');
  const outgoing = createOutgoing({ resolve, privateNetworks: OPENED });
  const url = `http://rebinding.example:${port}/hook`;
  expect(await outgoing.send(request(url))).toMatchObject({ kind: 'answered', status: 200, text: 'outside' });
  expect(asked).toBe(1);
  expect(outside.splice(0)).toEqual([`POST rebinding.example:${port}/hook`]);
  expect(await outgoing.send(request(url))).toEqual({ kind: 'refused', reason: 'private' });
  expect([outside, inside]).toEqual([[], []]);
});

test('one private address among others is enough to refuse a name', async () => {
  for (const addresses of [
    found('127.0.0.2', '127.0.0.1'),
    found('8.8.8.8', '10.0.0.1'),
    { ipv4: ['8.8.8.8'], ipv6: ['::ffff:127.0.0.1'] },
    { ipv4: [], ipv6: ['fe80::1'] },
  ]) {
    const outgoing = createOutgoing({ resolve: async () => addresses, privateNetworks: OPENED });
    const sent = await outgoing.send(request(`https://mixed.example:${port}/`));
    expect(sent).toEqual({ kind: 'refused', reason: 'private' });
  }
  expect([outside, inside]).toEqual([[], []]);
});

test('a redirect is not followed, wherever it points', async () => {
  answer = (_request, response) =>
    response.writeHead(307, { location: `http://127.0.0.1:${port}/secret` }).end();
  const outgoing = createOutgoing({ resolve: async () => found('127.0.0.2'), privateNetworks: OPENED });
  const sent = await outgoing.send(request(`http://hook.example:${port}/`));
  expect(sent).toMatchObject({ status: 307, location: `http://127.0.0.1:${port}/secret` });
  expect(outside.splice(0)).toHaveLength(1);
  expect(inside).toEqual([]);
});

test('a server whose certificate nobody vouches for is told nothing, and is asked for by its name', async () => {
  const names: unknown[] = [];
  const heard: string[] = [];
  const secure = createSecureServer(
    {
      ...SELF_SIGNED,
      SNICallback: (name, done) => {
        names.push(name);
        done(null, undefined);
      },
    },
    (request, response) => {
      heard.push(request.url ?? '');
      response.end();
    },
  );
  await new Promise<void>((done) => secure.listen(0, '127.0.0.2', done));
  const outgoing = createOutgoing({ resolve: async () => found('127.0.0.2'), privateNetworks: OPENED });
  const url = `https://hook.example.:${(secure.address() as AddressInfo).port}/`;
  expect(await outgoing.send(request(url))).toEqual({
    kind: 'failed',
    code: expect.stringMatching(/CERT|SELF_SIGNED/),
  });
  expect([names, heard]).toEqual([['hook.example'], []]);
  secure.close().closeAllConnections();
});

test('an answer without an end is read as far as it may be, and one that does not come is not waited for', async () => {
  const outgoing = createOutgoing({ resolve: async () => found('127.0.0.2'), privateNetworks: OPENED });
  const url = `http://hook.example:${port}/`;
  answer = (_request, response) => {
    const timer = setInterval(() => response.write('x'.repeat(400)), 1);
    response.on('close', () => clearInterval(timer));
  };
  const sent = await outgoing.send(request(url));
  expect(sent).toMatchObject({ kind: 'answered', text: 'x'.repeat(1000) });
  answer = () => undefined;
  expect(await outgoing.send({ ...request(url), timeoutMs: 100 })).toEqual({
    kind: 'failed',
    code: 'TimeoutError',
  });
  answer = (_request, response) => response.write('slow');
  expect(await outgoing.send({ ...request(url), timeoutMs: 100 })).toMatchObject({ kind: 'failed' });
  const silent = createOutgoing({ resolve: () => new Promise(() => {}), privateNetworks: OPENED });
  expect(await silent.send({ ...request(url), timeoutMs: 100 })).toEqual({
    kind: 'failed',
    code: 'TimeoutError',
  });
  outside.splice(0);
});

test('without a setting nothing of this machine and its networks is reached, however its address is written', async () => {
  const outgoing = createOutgoing({ resolve: async () => found('127.0.0.1'), privateNetworks: [] });
  const hosts = [
    'localhost',
    'LOCALHOST',
    'localhost.',
    'a.localhost',
    '127.0.0.1',
    '127.0.0.1.',
    '127.1',
    '127.0.1',
    '2130706433',
    '0x7f000001',
    '0x7f.1',
    '0177.0.0.1',
    '017700000001',
    '0',
    '0.0.0.0',
    '[::1]',
    '[::]',
    '[::ffff:127.0.0.1]',
    '[::ffff:7f00:1]',
    '[0:0:0:0:0:ffff:7f00:1]',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '[fe80::1]',
    '[fc00::1]',
    '[ff02::1]',
    '[2001:db8::1]',
    '①②⑦.⓪.⓪.①',
    '127。0。0。1',
    '１２７.0.0.1',
    '169.254.169.254',
    '100.100.100.200',
    'metadata.example',
    '%6c%6f%63%61%6c%68%6f%73%74',
  ];
  for (const host of hosts)
    for (const where of ['', `:${port}`]) {
      const sent = await outgoing.send(request(`https://${host}${where}/`));
      expect([host, sent]).toEqual([host, { kind: 'refused', reason: 'private' }]);
    }
  expect([outside, inside]).toEqual([[], []]);
});

test('only https goes out, without a name in the address and to ports where web servers stand', async () => {
  const outgoing = createOutgoing({ resolve: async () => found('8.8.8.8'), privateNetworks: [] });
  const reasonOf = async (url: string) => {
    const checked = await outgoing.check(url);
    return checked.ok ? 'ok' : checked.reason;
  };
  for (const url of [
    'http://a.example',
    'ftp://a.example',
    'file:///etc/passwd',
    'gopher://a.example',
    'data:,x',
  ])
    expect([url, await reasonOf(url)]).toEqual([url, 'scheme']);
  for (const url of [
    '',
    'a.example',
    '//a.example',
    'https://',
    'https:// ',
    'https://1.2.3.4.5',
    'https://[::g]',
  ])
    expect([url, await reasonOf(url)]).toEqual([url, 'malformed']);
  for (const url of ['https://user@a.example', 'https://u:p@a.example', 'https://a.example@127.0.0.1'])
    expect([url, await reasonOf(url)]).toEqual([url, 'userinfo']);
  for (const bad of [1, 22, 25, 53, 465, 587, 993, 6000, 6667])
    expect([bad, await reasonOf(`https://a.example:${bad}`)]).toEqual([bad, 'port']);
  for (const url of [
    'https://a.example',
    'https://a.example.',
    'https://a.example:8443/x?y',
    'https://bücher.example',
  ])
    expect([url, await reasonOf(url)]).toEqual([url, 'ok']);
});

test('a name that leads nowhere and a DNS that is silent are told apart', async () => {
  const check = async (addresses: Addresses | undefined) =>
    createOutgoing({ resolve: async () => addresses, privateNetworks: [] }).check('https://a.example');
  expect(await check(found())).toEqual({ ok: false, reason: 'unresolved' });
  expect(await check(undefined)).toEqual({ ok: false, reason: 'dns-silent' });
});

const byte = fc.integer({ min: 0, max: 255 });
const PRIVATE_IPV4 = fc.oneof(
  fc.tuple(fc.constantFrom(0, 10, 127), byte, byte, byte),
  fc.tuple(fc.constant(172), fc.integer({ min: 16, max: 31 }), byte, byte),
  fc.tuple(fc.constant(192), fc.constant(168), byte, byte),
  fc.tuple(fc.constant(169), fc.constant(254), byte, byte),
  fc.tuple(fc.constant(100), fc.integer({ min: 64, max: 127 }), byte, byte),
  fc.tuple(fc.integer({ min: 224, max: 255 }), byte, byte, byte),
);
const hex = (value: number) => value.toString(16);
const octal = (value: number) => `0${value.toString(8)}`;
type Parts = [number, number, number, number];
/** The notations of an IPv4 address, and of IPv6 addresses that lead to it. */
const NOTATIONS: readonly ((parts: Parts) => string)[] = [
  (parts) => parts.join('.'),
  (parts) => `${parts.join('.')}.`,
  (parts) => parts.map((part) => `0x${hex(part)}`).join('.'),
  (parts) => parts.map(octal).join('.'),
  ([a, b, c, d]) => String(((a * 256 + b) * 256 + c) * 256 + d),
  ([a, b, c, d]) => `0x${hex(((a * 256 + b) * 256 + c) * 256 + d)}`,
  ([a, b, c, d]) => `${a}.${(b * 256 + c) * 256 + d}`,
  ([a, b, c, d]) => `${octal(a)}.0x${hex(b)}.${c * 256 + d}`,
  (parts) => `[::ffff:${parts.join('.')}]`,
  (parts) => `[64:ff9b::${parts.join('.')}]`,
  (parts) => `[::${parts.join('.')}]`,
  ([a, b, c, d]) => `[2002:${hex(a * 256 + b)}:${hex(c * 256 + d)}::1]`,
  (parts) => parts.join('.').replace(/\d/g, (digit) => String.fromCodePoint(0xff10 + Number(digit))),
];

test('no notation of a private address is let through, and none of them is asked of the DNS', async () => {
  const resolve = () => Promise.reject(new Error('The DNS was asked for an address.'));
  const outgoing = createOutgoing({ resolve, privateNetworks: [] });
  await fc.assert(
    fc.asyncProperty(PRIVATE_IPV4, fc.constantFrom(...NOTATIONS), async (parts, write) => {
      const checked = await outgoing.check(`https://${write(parts)}/`);
      expect(checked).toEqual({ ok: false, reason: 'private' });
    }),
    { numRuns: 500 },
  );
});

test('of IPv6 only what is given out is public, with what stands in it for IPv4 judged by that', () => {
  const group = fc.integer({ min: 0, max: 0xffff });
  fc.assert(
    fc.property(fc.array(group, { minLength: 8, maxLength: 8 }), (groups) => {
      const [first = 0] = groups;
      fc.pre(first !== 0x64);
      const address = groups.map(hex).join(':');
      if (first < 0x2000 || first > 0x3fff) expect(isPublicAddress(address)).toBe(false);
    }),
  );
  expect(isPublicAddress('2a00:1450:4001:81c::200e')).toBe(true);
  expect(isPublicAddress('64:ff9b::808:808')).toBe(true);
  for (const address of [
    '64:ff9b::a00:1',
    '64:ff9b::',
    '64:ff9b:1::808:808',
    '2001::1',
    '2002:808:808::',
    'fe80::1%eth0',
    '',
  ])
    expect([address, isPublicAddress(address)]).toEqual([address, false]);
});
