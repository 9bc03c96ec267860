import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  arbitraryBody,
  arbitraryIntent,
  arbitraryJson,
  carryOut,
  deepFreeze,
  idOf,
} from '../../../scripts/arbitrary-content.ts';
import { applyOperation, applyOperations } from './apply.ts';
import { BODY } from './body-id.ts';
import {
  type Block,
  type Body,
  bodySchema,
  emptyBody,
  MAX_BLOCKS_PER_LAYOUT,
  MAX_SECTIONS_PER_LAYOUT,
  type Section,
} from './content.ts';
import { invertOperations, type Operation, operationSchema } from './operations.ts';

const intents = fc.array(arbitraryIntent, { minLength: 1, maxLength: 12 });

const block = (n: number, props: Record<string, unknown> = {}): Block => ({
  id: idOf(n),
  type: 'text',
  version: 1,
  props,
  place: { column: 1, span: 12 },
});
const section = (n: number, blocks: Block[] = []): Section => ({
  id: idOf(n),
  theme: 'paper',
  width: 'content',
  spacing: 'medium',
  blocks,
});
const body = (...sections: Section[]): Body => ({ ...emptyBody('A page'), sections });
const first = { parent: null, after: null };

function expectRefusal(target: Body, operation: Operation, reason: string) {
  const result = applyOperation(deepFreeze(target), deepFreeze(operation));
  expect(result).toMatchObject({ ok: false, refusal: { reason, operation } });
  if (!result.ok) expect(result.refusal.message).toMatch(/^.+\.$/);
}

describe('properties', () => {
  test('the intents of these tests become operations of every kind', () => {
    const seen = new Set<string>();
    const sample = fc.sample(fc.tuple(arbitraryBody, intents), 300);
    for (const [start, wanted] of sample) {
      for (const operation of carryOut(start, wanted, 9000).operations) seen.add(operation.op);
    }
    expect([...seen].sort()).toEqual(['insert', 'move', 'remove', 'set', 'setOverlay', 'setPlace']);
  });

  test('applying and then undoing gives the document back, whatever was done', () => {
    fc.assert(
      fc.property(arbitraryBody, intents, (start, wanted) => {
        const done = carryOut(start, wanted, 9000);
        const undone = applyOperations(done.body, invertOperations(done.operations));
        expect(undone).toEqual({ ok: true, body: start });
        const redone = undone.ok && applyOperations(undone.body, done.operations);
        expect(redone).toEqual({ ok: true, body: done.body });
      }),
      { numRuns: 1000 },
    );
  });

  test('operations keep their meaning on the way through JSON and the schema', () => {
    fc.assert(
      fc.property(arbitraryBody, intents, (start, wanted) => {
        const done = carryOut(start, wanted, 9000);
        const sent = JSON.parse(JSON.stringify(done.operations)) as unknown[];
        const received = sent.map((operation) => operationSchema.parse(operation));
        expect(applyOperations(start, received)).toEqual({ ok: true, body: done.body });
      }),
    );
  });

  test('a document stays valid under valid operations', () => {
    fc.assert(
      fc.property(arbitraryBody, intents, (start, wanted) => {
        expect(bodySchema.safeParse(start).error).toBeUndefined();
        const done = carryOut(start, wanted, 9000);
        expect(bodySchema.safeParse(done.body).error).toBeUndefined();
      }),
    );
  });

  test('neither the document nor the operation is ever changed', () => {
    fc.assert(
      fc.property(arbitraryBody, intents, (start, wanted) => {
        const before = structuredClone(start);
        const { operations } = carryOut(deepFreeze(start), wanted, 9000);
        applyOperations(start, deepFreeze(operations));
        applyOperations(start, invertOperations(operations));
        expect(start).toEqual(before);
      }),
    );
  });

  test('an operation made for another document applies fully or is refused with a reason, never throws', () => {
    fc.assert(
      fc.property(arbitraryBody, arbitraryBody, intents, (here, there, wanted) => {
        const { operations } = carryOut(there, wanted, 9000);
        for (const operation of operations) {
          const result = applyOperation(deepFreeze(structuredClone(here)), operation);
          if (!result.ok) expect(result.refusal.message).not.toBe('');
        }
      }),
    );
  });

  test('a list of operations applies as a whole or not at all', () => {
    fc.assert(
      fc.property(arbitraryBody, intents, (start, wanted) => {
        const { operations } = carryOut(start, wanted, 9000);
        const impossible: Operation = { op: 'set', id: idOf(8888), path: ['props', 'a'], after: 1 };
        expect(applyOperations(start, [...operations, impossible])).toMatchObject({
          ok: false,
          refusal: { reason: 'missing', operation: impossible },
        });
      }),
    );
  });

  test('keys that name a prototype pollute nothing', () => {
    const dangerous = fc.constantFrom('__proto__', 'constructor', 'prototype');
    const path = fc.array(fc.oneof(dangerous, fc.constantFrom('props', 'a', 'polluted')), {
      minLength: 1,
      maxLength: 4,
    });
    const payload = JSON.parse(
      '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}',
    );
    fc.assert(
      fc.property(path, arbitraryJson, fc.boolean(), (steps, value, isOverlay) => {
        const start = body(section(1, [block(2, { a: {} })]));
        const common = { id: idOf(2), path: steps, after: fc.sample(fc.constantFrom(value, payload), 1)[0] };
        const operation: Operation = isOverlay
          ? { op: 'setOverlay', condition: 'mobile', ...common }
          : { op: 'set', ...common };
        const isDangerous = steps.some((step) => ['__proto__', 'constructor', 'prototype'].includes(step));
        const result = applyOperation(start, operation);
        if (isDangerous) expect(result.ok).toBe(false);
        if (isDangerous) expect(operationSchema.safeParse(operation).success).toBe(false);
        expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
      }),
    );
  });
});

describe('refusals', () => {
  const page = body(section(1, [block(2, { text: 'a', list: ['x'] }), block(3)]), section(4));

  test('SITE-60 at most 60 blocks a layout, by the schema and by every insert', () => {
    expect(MAX_BLOCKS_PER_LAYOUT).toBe(60);
    const blocks = (count: number) => Array.from({ length: count }, (_, index) => block(100 + index));
    const full = body(section(1, blocks(30)), section(2, blocks(60).slice(30)));
    expect(bodySchema.safeParse(full).success).toBe(true);
    const over = body(section(1, [...blocks(60), block(900)]));
    const message =
      'A page can hold up to 60 blocks. This one would hold 61. Remove some, or move them to another page.';
    expect(bodySchema.safeParse(over).error?.issues[0]?.message).toBe(message);
    const insertBlock: Operation = {
      op: 'insert',
      id: idOf(900),
      position: { parent: idOf(1), after: null },
      after: block(900),
    };
    const insertSection: Operation = {
      op: 'insert',
      id: idOf(901),
      position: first,
      after: section(901, [block(900)]),
    };
    for (const operation of [insertBlock, insertSection]) {
      expectRefusal(full, operation, 'too-many-blocks');
      expect(applyOperation(full, operation)).toMatchObject({ refusal: { message } });
    }
    const roomForOne = body(section(1, blocks(59)));
    expect(applyOperation(roomForOne, insertBlock).ok).toBe(true);
    const empty: Operation = { op: 'insert', id: idOf(901), position: first, after: section(901) };
    expect(applyOperation(full, empty).ok).toBe(true);
  });

  test('more sections than a layout may hold', () => {
    const full = body(...Array.from({ length: MAX_SECTIONS_PER_LAYOUT }, (_, index) => section(100 + index)));
    expectRefusal(
      full,
      { op: 'insert', id: idOf(1), position: first, after: section(1) },
      'too-many-sections',
    );
  });

  test('an insert of what is there, under another id, or with an id twice', () => {
    const at = { parent: idOf(4), after: null };
    expectRefusal(page, { op: 'insert', id: idOf(2), position: at, after: block(2) }, 'exists');
    expectRefusal(
      page,
      { op: 'insert', id: idOf(9), position: first, after: section(9, [block(3)]) },
      'exists',
    );
    expectRefusal(page, { op: 'insert', id: idOf(9), position: at, after: block(8) }, 'not-allowed');
    const twice = section(9, [block(8), block(8)]);
    expectRefusal(page, { op: 'insert', id: idOf(9), position: first, after: twice }, 'not-allowed');
    expectRefusal(page, { op: 'insert', id: idOf(9), position: first, after: block(9) }, 'missing');
    const inSection = { op: 'insert', id: idOf(9), position: at, after: section(9) } as const;
    expectRefusal(page, inSection, 'missing');
  });

  test('a removal of what has changed keeps both values', () => {
    const operation: Operation = {
      op: 'remove',
      id: idOf(2),
      position: { parent: idOf(1), after: null },
      before: block(2, { text: 'old' }),
    };
    expect(applyOperation(page, operation)).toMatchObject({
      refusal: { reason: 'changed', operation, current: block(2, { text: 'a', list: ['x'] }) },
    });
  });

  test('a move after itself, or to a section that has gone', () => {
    const before = { parent: idOf(1), after: null };
    const move = (after: { parent: string | null; after: string | null }): Operation => ({
      op: 'move',
      id: idOf(2),
      before,
      after,
    });
    expectRefusal(page, move({ parent: idOf(1), after: idOf(2) }), 'not-allowed');
    expectRefusal(page, move({ parent: idOf(7), after: null }), 'missing');
    expectRefusal(page, move({ parent: idOf(3), after: null }), 'missing');
  });

  test.each([
    ['id', 'id'],
    ['type', 'image'],
    ['blocks', []],
    ['place', { column: 1, span: 1 }],
    ['overlays', {}],
  ])('a set of the fixed part %j', (part, after) => {
    expectRefusal(page, { op: 'set', id: idOf(2), path: [part], after }, 'not-allowed');
    expectRefusal(page, { op: 'set', id: BODY, path: [part], after }, 'not-allowed');
  });

  test.each(['id', 'type', 'version', 'blocks', 'sections', 'overlays'])('an overlay over %j', (part) => {
    const operation: Operation = {
      op: 'setOverlay',
      id: idOf(2),
      condition: 'mobile',
      path: [part],
      after: 1,
    };
    expectRefusal(page, operation, 'not-allowed');
    const overlaid = body(section(1, [{ ...block(2), overlays: { mobile: { [part]: 1 } } }]));
    expect(bodySchema.safeParse(overlaid).success).toBe(false);
  });

  test('a path through a text or an unknown place of a list loses nothing', () => {
    for (const path of [
      ['props', 'text', 'x'],
      ['props', 'list', '1'],
      ['props', 'list', ''],
      ['props', 'list', '0x0'],
    ]) {
      expectRefusal(page, { op: 'set', id: idOf(2), path, after: 1 }, 'not-allowed');
    }
    const overlaid = body(
      section(1, [{ ...block(2), overlays: { mobile: { props: { list: ['a'], text: 'b' } } } }]),
    );
    for (const path of [
      ['props', 'list', '0', 'x'],
      ['props', 'text', 'x'],
    ]) {
      const operation: Operation = { op: 'setOverlay', id: idOf(2), condition: 'mobile', path, after: 1 };
      expectRefusal(overlaid, operation, 'not-allowed');
    }
  });

  test('a value that has changed since', () => {
    const stale: Operation = { op: 'set', id: idOf(2), path: ['props', 'text'], before: 'b', after: 'c' };
    expect(applyOperation(page, stale)).toMatchObject({ refusal: { reason: 'changed', current: 'a' } });
    const moved: Operation = {
      op: 'setPlace',
      id: idOf(2),
      before: { column: 2, span: 2 },
      after: { column: 3, span: 3 },
    };
    expect(applyOperation(page, moved)).toMatchObject({
      refusal: { reason: 'changed', current: { column: 1, span: 12 } },
    });
  });

  test('a document nested beyond measure is refused by the schemas, without exhausting the stack', () => {
    let deep: unknown = 1;
    for (let level = 0; level < 50_000; level += 1) deep = [deep];
    expect(bodySchema.safeParse(body(section(1, [block(2, { deep })]))).success).toBe(false);
    const operation = { op: 'set', id: idOf(2), path: ['props', 'a'], after: deep };
    expect(operationSchema.safeParse(operation).success).toBe(false);
  });
});
