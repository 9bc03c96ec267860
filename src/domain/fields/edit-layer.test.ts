import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { defineBlock } from '../block.ts';
import { applyOperations } from '../content/apply.ts';
import { blockOf, bodyOf } from '../content/build-body.ts';
import type { Block, Body } from '../content/content.ts';
import type { Operation } from '../content/operations.ts';
import {
  changeValue,
  type Editable,
  mayDiffer,
  ownPaths,
  readValue,
  resetLayer,
  resetValue,
  withTodaysProps,
} from './edit-layer.ts';
import { explainIssue, problemAt } from './explain-issue.ts';

const ID = (n: number) => `k${String(n).padStart(23, '0')}`;
const props = { label: 'Visit us', links: [{ url: 'a' }, { url: 'b' }] };
const body = (): Body => bodyOf('Home', ID(1), [blockOf(ID(2), 'button', props)]);
const blockIn = (of: Body): Block => of.sections[0]?.blocks[0] as Block;
const target = (of: Body): Editable => ({ kind: 'block', value: blockIn(of) });

function applied(to: Body, operations: Operation[]): Body {
  const result = applyOperations(to, operations);
  if (!result.ok) throw new Error(result.refusal.message);
  return result.body;
}

test('a base value is set, and an equal one is no change', () => {
  const changed = applied(body(), changeValue(target(body()), 'base', ['props', 'label'], 'Come in'));
  expect(blockIn(changed).props['label']).toBe('Come in');
  expect(changeValue(target(changed), 'base', ['props', 'label'], 'Come in')).toEqual([]);
});

test('the place of a block has an operation of its own', () => {
  const [operation] = changeValue(target(body()), 'base', ['place'], { column: 1, span: 6 });
  expect(operation).toMatchObject({ op: 'setPlace', after: { column: 1, span: 6 } });
});

test('on phones only what style sheets can decide differs; the rest is shared with all screens', () => {
  const at = (path: string[]) => readValue(target(body()), 'mobile', path, 'text').origin;
  expect(at(['place'])).toBe('inherited');
  expect(at(['hidden'])).toBe('inherited');
  expect(at(['props', 'label'])).toBe('shared');
  const [operation] = changeValue(target(body()), 'mobile', ['props', 'label'], 'x', 'text');
  expect(operation).toMatchObject({ op: 'set', path: ['props', 'label'] });
});

test('a phone value is told from the base’s, and goes with its reset', () => {
  const before = body();
  const changed = applied(before, changeValue(target(before), 'mobile', ['hidden'], true));
  expect(readValue(target(changed), 'mobile', ['hidden'])).toEqual({ value: true, origin: 'layer' });
  expect(readValue(target(changed), 'base', ['hidden'])).toEqual({ value: undefined, origin: 'base' });
  expect(applied(changed, resetValue(target(changed), 'mobile', ['hidden']))).toEqual(before);
});

test('all that differs on phones is counted, and goes at once', () => {
  const first = applied(body(), changeValue(target(body()), 'mobile', ['place', 'span'], 6));
  const second = applied(first, changeValue(target(first), 'mobile', ['hidden'], true));
  expect(ownPaths(target(second), 'mobile')).toEqual([['place', 'span'], ['hidden']]);
  const reset = applied(second, resetLayer(target(second), 'mobile'));
  expect(ownPaths(target(reset), 'mobile')).toEqual([]);
  expect(ownPaths(target(body()), 'mobile')).toEqual([]);
});

test('a locale has words, links, pictures and lists of its own, but no other settings', () => {
  expect(mayDiffer('locale:fr', 'block', ['props', 'label'], 'text')).toBe(true);
  expect(mayDiffer('locale:fr', 'block', ['props', 'columns'], 'number')).toBe(false);
  expect(mayDiffer('variant:a=b', 'block', ['props', 'columns'], 'number')).toBe(true);
});

test('a value within a list gives the layer the whole list', () => {
  const path = ['props', 'links', '1', 'url'];
  const changed = applied(body(), changeValue(target(body()), 'locale:fr', path, 'c', 'web-address'));
  expect(blockIn(changed).overlays).toEqual({
    'locale:fr': { props: { links: [{ url: 'a' }, { url: 'c' }] } },
  });
  expect(readValue(target(changed), 'locale:fr', path, 'web-address')).toEqual({
    value: 'c',
    origin: 'layer',
  });
  expect(blockIn(changed).props).toEqual(props);
  expect(applied(changed, resetValue(target(changed), 'locale:fr', path))).toEqual(body());
});

test('whatever is set in whichever layer is read back there, and the base keeps its own', () => {
  const layers = fc.constantFrom('base', 'mobile', 'locale:de', 'variant:hero=b');
  const paths = fc.constantFrom(['props', 'label'], ['props', 'links', '0', 'url'], ['hidden']);
  fc.assert(
    fc.property(fc.array(fc.tuple(layers, paths, fc.string())), (changes) => {
      let current = body();
      for (const [layer, path, value] of changes) {
        const base = readValue(target(current), 'base', path).value;
        const { origin } = readValue(target(current), layer, path, 'text');
        current = applied(current, changeValue(target(current), layer, path, value, 'text'));
        expect(readValue(target(current), layer, path, 'text').value).toBe(value);
        if (origin === 'layer' || origin === 'inherited')
          expect(readValue(target(current), 'base', path).value).toEqual(base);
      }
    }),
  );
});

test('a block of an older version is brought up to date before it is changed', () => {
  const definition = defineBlock({
    type: 'button',
    code: 1,
    label: 'Button',
    description: '',
    category: 'text',
    version: 2,
    props: z.object({ words: z.string() }),
    defaults: { words: '' },
    migrations: { 1: ({ label }) => ({ words: label }) },
    examples: [],
  });
  const { block, operations } = withTodaysProps(definition, blockIn(body()));
  expect(block).toMatchObject({ version: 2, props: { words: 'Visit us' } });
  const change = changeValue({ kind: 'block', value: block }, 'base', ['props', 'words'], 'Come in');
  const changed = applied(body(), [...operations, ...change]);
  expect(blockIn(changed)).toMatchObject({ version: 2, props: { words: 'Come in' } });
});

test('problems say what to do', () => {
  const schema = z.object({
    label: z.string().min(1).max(5),
    height: z.int().min(40).max(400),
    day: z.string().refine((text) => text === 'x', 'must be a date like 2026-11-21'),
    tracks: z.array(z.string()).max(1, 'An album holds one track.'),
  });
  const good = { label: 'a', height: 50, day: 'x', tracks: [] };
  const problem = (path: string, value: unknown) => problemAt(schema, good, [path], value);
  expect(problem('label', 'Come')).toBeUndefined();
  expect(problem('label', '')).toBe('Enter a text.');
  expect(problem('label', 'abcdefg')).toBe('Use 5 characters or fewer. This has 7.');
  expect(problem('height', 10)).toBe('Enter 40 or more.');
  expect(problem('height', 900)).toBe('Enter 400 or less.');
  expect(problem('height', 50.5)).toBe('Enter a whole number.');
  expect(problem('height', Number.NaN)).toBe('Enter a number.');
  expect(problem('day', 'y')).toBe('This must be a date like 2026-11-21.');
  expect(problem('tracks', ['a', 'b'])).toBe('An album holds one track.');
});

test('what is wrong elsewhere does not stand in the way', () => {
  const schema = z.object({ label: z.string(), height: z.int() });
  expect(problemAt(schema, { label: 'a', height: 'broken' }, ['label'], 'b')).toBeUndefined();
});

test('no issue is told in a programmer’s words', () => {
  const schema = z.object({ a: z.union([z.string(), z.number()]), b: z.enum(['x']), c: z.boolean() });
  const { error } = schema.safeParse({ a: true, b: 'y', c: 1 });
  for (const issue of error?.issues ?? []) expect(explainIssue(issue, 1)).not.toMatch(/expected|Invalid/i);
});
