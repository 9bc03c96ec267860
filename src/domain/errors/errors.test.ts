import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '#testing/domain/any-character.ts';
import { bookingPath, calendarPath, feedPath } from '../bookings/contract.ts';
import { cartBackPath } from '../store/aftercare/cart-reminders/contract.ts';
import { reviewPath } from '../store/aftercare/reviews/contract.ts';
import { orderAddressCallPath, orderFilePath, orderStatusPath } from '../store/cart/checkout-contract.ts';
import { type ErrorEntry, isForeign, isNoise } from './contract.ts';
import { addOccurrence, browserOf, newGroup, OTHERS, occurrenceOfError, occurrenceOfTrace } from './group.ts';
import { readErrorEvents, readTraceEntries } from './report-schema.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0.0.0 Safari/537.36';

const entry = (given: Partial<ErrorEntry> = {}): ErrorEntry => ({
  app: 'search',
  message: 'TypeError: x is not a function',
  stack: '',
  file: '',
  line: 0,
  column: 0,
  websiteId: 'w',
  templateId: 'kiln',
  url: 'https://kiln.example/journal',
  userAgent: CHROME,
  ...given,
});

const orderFilesPath = (token: string) => orderFilePath(token, 'guide.pdf');

const stackOf = (hash: string, line: number, query = '') =>
  `TypeError: x\n    at open (https://kiln.example/_v/js/search-${hash}.js${query}:1:${line})\n    at https://kiln.example/_v/js/visitor-AAAAAAAA.js:1:9`;

test('ERRS-02 the same error of other visitors, pages and builds is one group', () => {
  const one = occurrenceOfError(
    entry({ message: "Error: no item 'bowl' in 12", stack: stackOf('BD12ab3c', 204) }),
  );
  const other = occurrenceOfError(
    entry({
      message: "Error: no item 'cup' in 7",
      stack: stackOf('Zz99_-aa', 9),
      url: 'https://www.kiln.example/shop?email=a@b.co',
    }),
  );
  expect(other.fingerprint).toBe(one.fingerprint);
  expect([one.page, other.page]).toEqual(['/journal', '/shop']);
  const elsewhere = occurrenceOfError(entry({ message: 'Error: no item', stack: stackOf('BD12ab3c', 204) }));
  expect(elsewhere.fingerprint).not.toBe(one.fingerprint);
  const firefox = entry({ stack: 'open@https://kiln.example/_v/js/search-BD12ab3c.js:1:204' });
  expect(occurrenceOfError(firefox).fingerprint).toContain('open /_v/js/search.js');
  const without = occurrenceOfError(entry({ file: 'https://kiln.example/a.js', line: 3, column: 4 }));
  expect(without.stack).toBe('/a.js:3:4');
});

test('ERRS-02 the address of an order or a booking does not stay, whatever letters its token is made of', () => {
  for (const token of ['abcdefghijklmnopqrstuvwx', 'aB3-_aB3-_aB3-_aB3-_aB3-'])
    for (const path of [`/commerce/orders/${token}`, `/commerce/bookings/${token}`]) {
      const { page } = occurrenceOfError(entry({ url: `https://kiln.example${path}` }));
      expect(page).toBe(path.replace(token, () => '…'));
    }
});

test('ERRS-02 no text of an error keeps the address of an order or a booking, however it is written there', () => {
  const token = fc.stringMatching(/^[\w-]{24}$/);
  const path = fc.constantFrom(
    orderStatusPath,
    orderFilesPath,
    orderAddressCallPath,
    bookingPath,
    calendarPath,
    feedPath,
    reviewPath,
    cartBackPath,
  );
  const written = fc.constantFrom(
    (address: string) => address,
    encodeURIComponent,
    (address: string) => address.replaceAll('/', '\\/'),
    (address: string) => address.toUpperCase().replace(/^.*\/(?=COMMERCE)/, '/'),
  );
  const around = fc.string({ unit: anyCharacter, maxLength: 40 });
  fc.assert(
    fc.property(token, path, written, around, around, (secret, pathOf, write, before, after) => {
      const text = `${before}${write(`https://kiln.example${pathOf(secret)}`)}${after}`;
      const { page: _page, ...kept } = occurrenceOfError(entry({ message: text, stack: text, file: text }));
      const told = occurrenceOfTrace({ pageUrl: '', type: 'call-failed', data: { text } }, CHROME);
      expect(JSON.stringify([kept, told]).toLowerCase()).not.toContain(secret.toLowerCase());
    }),
  );
  const { message } = occurrenceOfError(
    entry({
      message: 'Failed to fetch "https://kiln.example/commerce/orders/abcdefghijklmnopqrstuvwx/pay" at 3',
    }),
  );
  expect(message).toBe('Failed to fetch "https://kiln.example/commerce/orders/…/pay" at 3');
});

test('ERRS-02 what says who somebody is does not stay', () => {
  const secrets = [
    'mira@example.org',
    '+49 170 1234567',
    'sk1live9d8f7a6b5c4e3f2a1b0c9d8e',
    'token=abc',
    '9:30&name=Mira',
  ];
  const message = `Error: ${secrets.slice(0, 3).join(' and ')} at https://kiln.example/pay?${secrets[3]}&t=${secrets[4]}`;
  const stack = stackOf('BD12ab3c', 204, `?${secrets[3]}&t=${secrets[4]}`);
  const url = `https://kiln.example/pay/mira@example.org?${secrets[3]}#${secrets[2]}`;
  const text = JSON.stringify([
    occurrenceOfError(entry({ message, stack, url, file: url })),
    occurrenceOfTrace({ pageUrl: url, type: 'call-failed', data: { message } }, CHROME),
  ]);
  for (const secret of secrets) expect(text).not.toContain(secret);
  expect(text).not.toContain('Mozilla');
  expect(text).toContain(':1:204');
});

test('ERRS-02 a report that is made to be slow to read is read in one go', () => {
  for (const unit of ['/', 'a-', '/a', ' ', 'a.'])
    expect(occurrenceOfError(entry({ stack: unit.repeat(100_000 / unit.length) })).kind).toBe('error');
});

test('ERRS-02 a browser is known by its name, its version and its system', () => {
  const agents: [string, string][] = [
    [CHROME, 'Chrome 131 on Windows'],
    [`${CHROME} Edg/131.0.2903.86`, 'Edge 131 on Windows'],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0', 'Firefox 133 on Linux'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
      'Safari 18 on iOS',
    ],
    ['curl/8.0', OTHERS],
    ['', OTHERS],
  ];
  for (const [agent, name] of agents) expect(browserOf(agent)).toBe(name);
});

test('what is resolved opens when it comes back, what is ignored stays so, and counts stay small', () => {
  const met = occurrenceOfError(entry());
  const fresh = newGroup('g', met, 1);
  const again = addOccurrence(fresh, met, 2);
  expect(again).toMatchObject({
    count: 2,
    firstAt: 1,
    lastAt: 2,
    hasReturned: false,
    pages: { '/journal': 2 },
  });
  expect(addOccurrence({ ...fresh, state: 'resolved' }, met, 3)).toMatchObject({
    state: 'open',
    hasReturned: true,
  });
  expect(addOccurrence({ ...fresh, state: 'ignored' }, met, 3)).toMatchObject({ state: 'ignored', count: 2 });
  let many = fresh;
  for (let page = 0; page < 100; page += 1) many = addOccurrence(many, { ...met, page: `/p${page}` }, page);
  expect(Object.keys(many.pages)).toHaveLength(21);
  expect(many.pages[OTHERS]).toBe(81);
  expect(Object.values(many.pages).reduce((sum, count) => sum + count, 0)).toBe(many.count);
});

test('browsers’ own complaints, extensions and other people’s scripts are no errors of the site', () => {
  for (const message of ['ResizeObserver loop limit exceeded', 'Script error.', 'Uncaught Script error.'])
    expect(isNoise(message, '')).toBe(true);
  expect(isNoise('TypeError: x', 'at a (chrome-extension://abc/x.js:1:1)')).toBe(true);
  expect(isNoise('TypeError: x is not a function', stackOf('BD12ab3c', 1))).toBe(false);
});

test('ERRS-06 ERRS-07 whatever is sent, what is read is small and whole', () => {
  const data = entry({ stack: 'x'.repeat(9000), message: 'y'.repeat(9000) });
  const [read] = readErrorEvents([{ event: 'javascript-error', data, timestamp: 1 }]) ?? [];
  expect([read?.data.stack.length, read?.data.message.length]).toEqual([5000, 2000]);
  expect(readErrorEvents({})).toBeUndefined();
  expect(readErrorEvents([null, 1, { event: 'other' }])).toEqual([]);
  expect(
    readErrorEvents(Array(30).fill({ event: 'javascript-error', data: entry(), timestamp: 1 })),
  ).toHaveLength(10);
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), fc.string({ unit: anyCharacter }), (list, text) => {
      for (const event of readErrorEvents(list) ?? []) occurrenceOfError(event.data);
      for (const each of readTraceEntries([...list, { pageUrl: text, type: text, data: text }]) ?? []) {
        const met = occurrenceOfTrace(each, text);
        expect(met.fingerprint.length).toBeLessThanOrEqual(400);
        expect(JSON.stringify(met).length).toBeLessThan(3000);
        expect(met.message.includes('\0')).toBe(false);
      }
      occurrenceOfError(entry({ message: text, stack: text, file: text, url: text, app: text }));
    }),
  );
});

test('what a provider’s script does by itself is no error of the site; what the site’s own had a part in is', () => {
  const provider = 'TypeError: x\n    at draw (https://www.tables.example/tock.js:1:9)';
  const own = '\n    at load (https://kiln.example/_v/js/block-AAAAAAAA.js:1:9)';
  expect(isForeign(entry({ stack: provider }))).toBe(true);
  expect(isForeign(entry({ file: 'https://www.tables.example/tock.js' }))).toBe(true);
  expect(isForeign(entry({ stack: provider + own }))).toBe(false);
  expect(isForeign(entry({ stack: provider, file: 'https://kiln.example/journal' }))).toBe(false);
  expect(isForeign(entry({ stack: '', file: '' }))).toBe(false);
  expect(isForeign(entry({ stack: provider, url: 'nowhere' }))).toBe(false);
});
