import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paragraphs } from '../content/rich-text.ts';
import {
  CONNECT_MESSAGE,
  isConnectMessage,
  isMessageFor,
  listeningMessage,
  PROTOCOL_VERSION,
} from './owner-messages.ts';
import { type FrameMessage, listeningSchema, parseFrameMessage, type TextValue } from './protocol.ts';

const id = fc.stringMatching(/^[0-9a-z]{24}$/);
const length = fc.double({ noNaN: true, noDefaultInfinity: true });
const kind = fc.constantFrom('block' as const, 'section' as const);
const rect = fc.record({ x: length, y: length, width: length, height: length });
const position = fc.record({ parent: fc.option(id), after: fc.option(id) });
const path = fc.constant<string[]>(['props', 'content']);
const value: fc.Arbitrary<TextValue> = fc.oneof(
  fc.string(),
  fc.array(fc.string()).map((texts) => paragraphs(...texts)),
);
const link = fc.oneof(fc.record({ url: fc.webUrl() }), fc.record({ ref: fc.constant('page' as const), id }));
const place = fc
  .record({ column: fc.integer({ min: 1, max: 12 }), span: fc.integer({ min: 1, max: 12 }) })
  .filter(({ column, span }) => column + span <= 13);
const type = <T extends string>(name: T) => fc.constant(name);

const frameMessages: fc.Arbitrary<FrameMessage> = fc.oneof(
  fc.record({ type: type('ready'), document: id, version: fc.constant(PROTOCOL_VERSION) }),
  fc.record({ type: type('select'), id: fc.option(id), kind, additive: fc.boolean() }),
  fc.record({ type: type('hover'), id: fc.option(id), kind }),
  fc.record({
    type: type('geometry'),
    rects: fc.array(fc.record({ id, kind, rect })),
    ink: fc.array(rect),
    scroll: fc.record({ x: length, y: length }),
    viewport: fc.record({ width: length, height: length }),
    height: length,
  }),
  fc.record({ type: type('insertAt'), kind, position, rect }),
  fc.record({ type: type('move'), id, position, place }),
  fc.record({
    type: type('resize'),
    id,
    place,
    breakpoint: fc.constantFrom('base' as const, 'mobile' as const),
  }),
  fc.record({ type: type('textStart'), id, path }),
  fc.record({ type: type('textChange'), id, path, value }),
  fc.record({ type: type('textEnd'), id, path }),
  fc.record({
    type: type('files'),
    files: fc.array(fc.record({ name: fc.string(), size: fc.nat(), type: fc.string() }), { maxLength: 3 }),
    position,
  }),
  fc.record({ type: type('askLink'), question: fc.uuid(), link: fc.option(link), text: fc.string(), rect }),
);

test('every message comes through as it was sent', () => {
  fc.assert(
    fc.property(frameMessages, (message) => {
      expect(parseFrameMessage(message)).toEqual(message);
    }),
  );
});

test('what is no message is dropped, whatever it is', () => {
  fc.assert(
    fc.property(fc.anything(), (data) => {
      expect(parseFrameMessage(data)).toBeUndefined();
    }),
  );
});

test('the frame takes up what it has a handler for, and drops all else', () => {
  const handlers = { select: () => undefined };
  expect(isMessageFor(handlers, { type: 'select', ids: [] })).toBe(true);
  for (const type of ['hover', 'toString', '__proto__', 7])
    expect(isMessageFor(handlers, { type })).toBe(false);
  fc.assert(fc.property(fc.anything(), (data) => !isMessageFor(handlers, data)));
});

test('a value of the wrong form is refused', () => {
  const good = {
    type: 'textChange',
    id: 'a'.repeat(24),
    path: ['props', 'content'],
    value: paragraphs('Hello'),
  };
  expect(parseFrameMessage(good)).toEqual(good);
  expect(parseFrameMessage({ ...good, id: 'short' })).toBeUndefined();
  expect(
    parseFrameMessage({ ...good, value: { type: 'doc', content: [{ type: 'script' }] } }),
  ).toBeUndefined();
  const geometry = { type: 'move', id: good.id, position: { parent: null, after: null } };
  expect(parseFrameMessage({ ...geometry, place: { column: 12, span: 2 } })).toBeUndefined();
});

test('the two messages of the handshake are told apart', () => {
  expect(listeningSchema.safeParse(listeningMessage('x.y')).success).toBe(true);
  expect(listeningSchema.safeParse({ vitrine: 'listening' }).success).toBe(false);
  expect(isConnectMessage(CONNECT_MESSAGE)).toBe(true);
  expect(isConnectMessage({ ...CONNECT_MESSAGE, version: 2 })).toBe(false);
  expect(isConnectMessage(listeningMessage('x.y'))).toBe(false);
});
