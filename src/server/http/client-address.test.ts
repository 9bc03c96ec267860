import { isIP } from 'node:net';
import fc from 'fast-check';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import { clientAddress } from './client-address.ts';

const PROXY = '10.0.0.1';
const INNER_PROXY = '10.0.0.2';

const app = new Hono();
const addressOf = clientAddress(['10.0.0.0/8', 'fd00::/8']);
app.get('/', (context) => context.text(addressOf(context)));

async function ask(header: string | undefined, connection = PROXY): Promise<string> {
  const answer = await app.request(
    '/',
    { headers: header === undefined ? {} : { 'x-forwarded-for': header } },
    { incoming: { socket: { remoteAddress: connection } } },
  );
  return answer.text();
}

const NETWORK = '2001:db8:0:1::/64';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:5678', '203.0.113.7'],
  ['2001:db8:0:1::5', NETWORK],
  ['[2001:db8:0:1::5]', NETWORK],
  ['[2001:db8:0:1::5]:443', NETWORK],
  ['2001:0DB8:0000:0001:0000:0000:0000:0005', NETWORK],
  ['2001:db8:0:1::203.0.113.7', NETWORK],
  ['2001:db8:0:1:0:0:203.0.113.7', NETWORK],
  ['2001:db8:0:1::5%eth0', NETWORK],
  ['2001:db8:0:1::5%a:b:c:d', NETWORK],
  ['[2001:db8:0:1::5%eth0]:443', NETWORK],
  ['1:2:3::203.0.113.7', '1:2:3:0::/64'],
  ['::1:2:3:4:5:203.0.113.7', '0:1:2:3::/64'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['0000:0000:0000:0000:0000:ffff:cb00:7107', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:5678', '203.0.113.7'],
  ['::ffff:1', '0:0:0:0::/64'],
  ['::ffff:0:203.0.113.7', '0:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['203.0.113.7, ', '203.0.113.7'],
  ['203.0.113.7, 10.0.0.2', '203.0.113.7'],
  ['203.0.113.7, ::ffff:a00:2', '203.0.113.7'],
  ['203.0.113.7, fd00::1', '203.0.113.7'],
  ['198.51.100.1, 203.0.113.7', '203.0.113.7'],
])('%s is %s', async (header, expected) => {
  expect(await ask(header)).toBe(expected);
});

test.each([
  '',
  'unknown',
  '_hidden',
  'garbage',
  '203.0.113.7x',
  '203.0.113.7:http',
  '203.0.113.7:123456',
  '203.0.113.007',
  '203.0.113',
  '[2001:db8::1',
  '2001:db8::1]:443',
  '[2001:db8::1]x',
  '[]:443',
  '1:2:3:4:5:6:7:8:9',
  'x'.repeat(10_000),
  '1'.repeat(10_000),
  '203.0.113.7@198.51.100.1',
])('entry %# is no address: the proxy that tells it counts', async (entry) => {
  expect(await ask(entry)).toBe(PROXY);
  expect(await ask(`203.0.113.7, ${entry || '-'}, ${INNER_PROXY}`)).toBe(INNER_PROXY);
});

test('without a trusted proxy the header says nothing, and the connection is spelled the same way', async () => {
  expect(await ask('203.0.113.7', '198.51.100.9')).toBe('198.51.100.9');
  expect(await ask('203.0.113.7', '::ffff:198.51.100.9')).toBe('198.51.100.9');
  expect(await ask(undefined, '2001:DB8:0:1::5%eth0')).toBe(NETWORK);
  expect(await ask('203.0.113.7', '')).toBe('');
});

const ipv6 = fc.oneof(
  fc.ipV6(),
  fc.ipV6().map((address) => address.toUpperCase()),
  fc.ipV4().map((address) => `::ffff:${address}`),
);
const address = fc.oneof(fc.ipV4(), ipv6);
const told = fc.oneof(
  address,
  fc.tuple(fc.ipV4(), fc.nat(65_535)).map(([host, port]) => `${host}:${port}`),
  fc.tuple(ipv6, fc.nat(65_535)).map(([host, port]) => `[${host}]:${port}`),
  fc
    .tuple(ipv6, fc.string({ unit: fc.constantFrom(...'az09.:-%') }))
    .map(([host, zone]) => `${host}%${zone}`),
  fc.string({ unit: fc.constantFrom(...'0123456789abcdefxF:.[]%_ -,'), maxLength: 40 }),
  fc.string({ unit: 'grapheme-ascii' }),
);
const header = fc.array(told, { maxLength: 6 }).map((entries) => entries.join(','));

function isKey(key: string): boolean {
  return (
    isIP(key) === 4 || (key.endsWith('::/64') && isIP(key.slice(0, -3)) === 6 && key.split(':').length === 6)
  );
}

test('whatever the header says, limits go by an IPv4 address or an IPv6 network of 64 bits', async () => {
  await fc.assert(
    fc.asyncProperty(header, async (value) => {
      expect(await ask(value)).toSatisfy(isKey);
    }),
    { numRuns: 1000 },
  );
});

test('whatever somebody behind a proxy writes, and from whichever port, one address has one key', async () => {
  const outside = address.filter((text) => !/^(?:10\.|.*ffff:10\.|.*:a[\da-f]{2}:|fd)/i.test(text));
  await fc.assert(
    fc.asyncProperty(outside, header, fc.nat(65_535), async (host, forged, port) => {
      const withPort = host.includes(':') ? `[${host}]:${port}` : `${host}:${port}`;
      const key = await ask(host);
      expect(await ask(`${forged}, ${host}`)).toBe(key);
      expect(await ask(`${forged}, ${withPort}`)).toBe(key);
      expect(await ask(`${forged}, ${withPort}, ${INNER_PROXY}:443`)).toBe(key);
    }),
    { numRuns: 500 },
  );
});
