import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stampTrust } from '../code/trust.ts';
import { applyOperations } from './apply.ts';
import type { Block, Body, Section } from './content.ts';
import { grantOperations } from './grant-operations.ts';
import { invertOperations, type Operation } from './operations.ts';
import { getIn } from './overlays.ts';
import { rebase } from './rebase.ts';

const id = (name: string) => name.padEnd(24, '0');
const carriesCode = (type: string) => type === 'code';
const grantFrom = (before: Body) => (after: Body) => stampTrust(before, after, false, carriesCode);

function block(name: string, props: Record<string, unknown>, more: Partial<Block> = {}): Block {
  return { id: id(name), type: 'code', version: 1, props, place: { column: 1, span: 12 }, ...more };
}
function section(name: string, blocks: Block[], more: Partial<Section> = {}): Section {
  return { id: id(name), theme: 'paper', width: 'content', spacing: 'medium', blocks, ...more };
}
const bodyOf = (...sections: Section[]): Body => ({ title: 'Shop', fields: {}, sections });

const ours = { html: 'ours', trust: 'trusted' };
const base = bodyOf(section('s', [block('a', ours), block('b', { html: 'theirs', trust: 'sandboxed' })]));

/** What is kept of operations that somebody without the permission asks for. */
function keptOf(before: Body, asked: readonly Operation[]) {
  const { body, applied } = rebase(before, [], asked);
  return {
    stored: grantFrom(before)(body),
    kept: grantOperations(before, applied, grantFrom(before)),
    applied,
  };
}

test('code that is inserted is kept as it was granted, alone and in a section', () => {
  const evil = block('c', { html: 'evil', trust: 'trusted' });
  const asked: Operation[] = [
    { op: 'insert', id: evil.id, position: { parent: id('s'), after: null }, after: evil },
    {
      op: 'insert',
      id: id('t'),
      position: { parent: null, after: null },
      after: section('t', [block('d', evil.props)], {
        overlays: { mobile: { blocks: [block('e', evil.props)] } },
      }),
    },
  ];
  const { kept, stored } = keptOf(base, asked);
  expect(kept).toHaveLength(2);
  expect(JSON.stringify(kept)).not.toContain('"trusted"');
  expect(applyOperations(base, kept)).toEqual({ ok: true, body: stored });
});

test('other code in a trusted block takes its trust along, which is said', () => {
  const asked: Operation = { op: 'set', id: id('a'), path: ['props', 'html'], before: 'ours', after: 'evil' };
  const { kept, stored } = keptOf(base, [asked]);
  expect(kept).toEqual([
    asked,
    { op: 'set', id: id('a'), path: ['props', 'trust'], before: 'trusted', after: 'sandboxed' },
  ]);
  expect(applyOperations(stored, invertOperations(kept))).toEqual({ ok: true, body: base });
});

test('trust that is asked for is not kept as given', () => {
  const asked: Operation = {
    op: 'set',
    id: id('b'),
    path: ['props', 'trust'],
    before: 'sandboxed',
    after: 'trusted',
  };
  expect(keptOf(base, [asked]).kept).toEqual([{ ...asked, after: 'sandboxed' }]);
});

test('operations without code are kept as they are', () => {
  const asked: Operation[] = [
    { op: 'set', id: 'body', path: ['title'], before: 'Shop', after: 'Shed' },
    {
      op: 'move',
      id: id('a'),
      before: { parent: id('s'), after: null },
      after: { parent: id('s'), after: id('b') },
    },
  ];
  const { kept, applied } = keptOf(base, asked);
  expect(kept).toEqual(applied);
});

const code = fc.constantFrom('ours', 'theirs', 'evil');
const trust = fc.constantFrom('trusted', 'sandboxed');
const props = fc.record({ html: code, trust }, { requiredKeys: [] });
const name = fc.constantFrom('a', 'b', 'c', 'd');
const type = fc.constantFrom('code', 'text');
const overlays = fc.option(fc.record({ mobile: fc.record({ props: fc.record({ html: code, trust }) }) }), {
  nil: undefined,
});
const anyBlock = fc
  .tuple(name, props, type, overlays)
  .map(([own, given, kind, layers]) =>
    block(own, given, { type: kind, ...(layers ? { overlays: layers } : {}) }),
  );
const anyBody = fc
  .uniqueArray(anyBlock, { selector: (each) => each.id })
  .map((blocks) => bodyOf(section('s', blocks), section('t', [])));

type Intent = (body: Body) => Operation | undefined;
const found = (body: Body, own: string) =>
  body.sections.flatMap((each) => each.blocks).find((each) => each.id === id(own));
const setting =
  (key: string, value: unknown, own: string): Intent =>
  (body) => {
    const target = found(body, own);
    if (!target) return undefined;
    const path = key === 'props' ? ['props'] : ['props', key];
    return { op: 'set', id: target.id, path, before: getIn(target, path), after: value };
  };
const layering =
  (key: string, value: unknown, own: string): Intent =>
  (body) => {
    const target = found(body, own);
    const layer = target?.overlays?.['mobile'] as { props?: Record<string, unknown> } | undefined;
    const path = ['props', key];
    return (
      target && {
        op: 'setOverlay',
        id: target.id,
        condition: 'mobile',
        path,
        before: layer?.props?.[key],
        after: value,
      }
    );
  };
const intent: fc.Arbitrary<Intent> = fc.oneof(
  fc.tuple(code, name).map(([value, own]) => setting('html', value, own)),
  fc.tuple(trust, name).map(([value, own]) => setting('trust', value, own)),
  fc.tuple(props, name).map(([value, own]) => setting('props', value, own)),
  fc.tuple(code, name).map(([value, own]) => layering('html', value, own)),
  fc.tuple(trust, name).map(([value, own]) => layering('trust', value, own)),
  anyBlock.map(
    (value): Intent =>
      (body) =>
        found(body, value.id.slice(0, 1))
          ? undefined
          : { op: 'insert', id: value.id, position: { parent: id('t'), after: null }, after: value },
  ),
  name.map(
    (own): Intent =>
      (body) => {
        const target = found(body, own);
        return (
          target && {
            op: 'remove',
            id: target.id,
            position: { parent: id('s'), after: null },
            before: target,
          }
        );
      },
  ),
);

test('whatever is asked for, what is kept leads to what is stored, and gives no trust on the way', () => {
  fc.assert(
    fc.property(anyBody, fc.array(intent, { maxLength: 6 }), (before, intents) => {
      let body = before;
      const asked = intents.flatMap((intend) => {
        const operation = intend(body);
        const done = operation && applyOperations(body, [operation]);
        if (!operation || !done?.ok) return [];
        body = done.body;
        return [operation];
      });
      const { kept, stored } = keptOf(before, asked);
      expect(applyOperations(before, JSON.parse(JSON.stringify(kept)))).toEqual({ ok: true, body: stored });
      for (const operation of kept) {
        if (operation.op !== 'insert' || 'blocks' in operation.after) continue;
        const alone = bodyOf(section('u', [operation.after]));
        expect(grantFrom(before)(alone)).toEqual(alone);
      }
    }),
    { numRuns: 500 },
  );
});
