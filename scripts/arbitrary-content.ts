/** Random documents and random edits of them, for property tests. */
import fc from 'fast-check';
import { applyOperation } from '../src/domain/content/apply.ts';
import { BODY } from '../src/domain/content/body-id.ts';
import type { Block, Body, Place, Section } from '../src/domain/content/content.ts';
import { GRID_COLUMNS } from '../src/domain/content/grid.ts';
import type { Operation, Position } from '../src/domain/content/operations.ts';
import { getIn } from '../src/domain/content/overlays.ts';
import { find, positionOf } from '../src/domain/content/tree.ts';

/** The id number `n`; numbers make ids that differ and read well in a failing example. */
export const idOf = (n: number): string => `id${String(n).padStart(22, '0')}`;

const key = fc.constantFrom('a', 'b', 'text', 'items', '0', 'toString', 'é');
const leaf = fc.oneof(
  fc.string({ maxLength: 5 }),
  fc.integer({ min: -9, max: 9 }),
  fc.boolean(),
  fc.constant(null),
);

/** A JSON value, nested up to three levels; may hold empty objects and lists. */
export const arbitraryJson: fc.Arbitrary<unknown> = fc.letrec((tie) => ({
  value: fc.oneof(
    { maxDepth: 2, withCrossShrink: true },
    leaf,
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(key, tie('value'), { maxKeys: 3, noNullPrototype: true }),
  ),
})).value;

const record = fc.dictionary(key, arbitraryJson, { maxKeys: 3, noNullPrototype: true });

const filledValue: fc.Arbitrary<unknown> = fc.oneof(
  leaf,
  fc.array(leaf, { minLength: 1, maxLength: 2 }),
  fc.dictionary(key, leaf, { minKeys: 1, maxKeys: 2, noNullPrototype: true }),
);
const layer = fc.record({
  props: fc.dictionary(key, filledValue, { minKeys: 1, maxKeys: 2, noNullPrototype: true }),
});
export const CONDITIONS = ['mobile', 'locale:fr', 'variant:hero=b'] as const;
const overlays = fc.dictionary(fc.constantFrom(...CONDITIONS), layer, {
  minKeys: 1,
  maxKeys: 3,
  noNullPrototype: true,
});

const place: fc.Arbitrary<Place> = fc
  .tuple(fc.integer({ min: 1, max: GRID_COLUMNS }), fc.integer({ min: 1, max: GRID_COLUMNS }))
  .map(([column, span]) => ({ column, span: Math.min(span, GRID_COLUMNS + 1 - column) }));

function blockWith(id: string): fc.Arbitrary<Block> {
  return fc.record(
    {
      id: fc.constant(id),
      type: fc.constantFrom('text', 'image', 'line'),
      version: fc.constant(1),
      props: record,
      place,
      overlays,
    },
    { requiredKeys: ['id', 'type', 'version', 'props', 'place'] },
  );
}

function sectionWith(id: string, blocks: fc.Arbitrary<Block[]>): fc.Arbitrary<Section> {
  return fc.record(
    {
      id: fc.constant(id),
      name: fc.string({ maxLength: 5 }),
      theme: fc.constantFrom('paper', 'ink'),
      width: fc.constantFrom('full', 'content'),
      spacing: fc.constantFrom('none', 'large'),
      blocks,
      overlays,
    },
    { requiredKeys: ['id', 'theme', 'width', 'spacing', 'blocks'] },
  );
}

const blocksOf = (sectionNumber: number) =>
  fc
    .integer({ min: 0, max: 4 })
    .chain((count) =>
      fc.tuple(
        ...Array.from({ length: count }, (_, index) => blockWith(idOf(sectionNumber * 100 + index + 1))),
      ),
    );

/** A valid document of up to four sections with up to four blocks each. */
export const arbitraryBody: fc.Arbitrary<Body> = fc.integer({ min: 0, max: 4 }).chain((count) =>
  fc.record({
    title: fc.string({ maxLength: 10 }),
    fields: record,
    sections: fc.tuple(
      ...Array.from({ length: count }, (_, index) =>
        sectionWith(idOf((index + 1) * 100), blocksOf(index + 1)),
      ),
    ),
  }),
);

/** What somebody wants to do; becomes an operation once it is known what the document holds. */
export interface Intent {
  readonly op: Operation['op'] | 'insertSection';
  readonly target: number;
  readonly sibling: number;
  readonly path: readonly string[];
  readonly value: unknown;
  readonly overlayValue: unknown;
  readonly condition: string;
  readonly place: Place;
}

export const arbitraryIntent: fc.Arbitrary<Intent> = fc.record({
  op: fc.constantFrom('insert', 'insertSection', 'remove', 'move', 'set', 'setOverlay', 'setPlace'),
  target: fc.nat(1000),
  sibling: fc.nat(1000),
  path: fc.array(key, { minLength: 1, maxLength: 3 }),
  value: fc.option(arbitraryJson, { nil: undefined }),
  overlayValue: fc.option(filledValue, { nil: undefined }),
  condition: fc.constantFrom(...CONDITIONS),
  place,
});

const at = <T>(list: readonly T[], n: number): T | undefined => list[n % Math.max(list.length, 1)];

/** A place among the sections, or among the blocks of one of them. */
function positionFor(body: Body, intent: Intent, isSection: boolean, without?: string): Position {
  const section = at(body.sections, intent.target + intent.sibling);
  const siblings = isSection || !section ? body.sections : section.blocks;
  const after = at([undefined, ...siblings.filter((sibling) => sibling.id !== without)], intent.sibling);
  return { parent: isSection ? null : (section?.id ?? null), after: after?.id ?? null };
}

const newBlock = (id: string, intent: Intent): Block => ({
  id,
  type: 'text',
  version: 1,
  props: { a: intent.value ?? null },
  place: intent.place,
});

function insertion(body: Body, intent: Intent, id: string): Operation {
  const isSection = intent.op === 'insertSection';
  const position = positionFor(body, intent, isSection);
  const block = newBlock(isSection ? id.replace('id', 'ib') : id, intent);
  const after = isSection
    ? ({ id, theme: 'paper', width: 'full', spacing: 'none', blocks: [block] } as const)
    : block;
  return { op: 'insert', id, position, after: structuredClone(after) as Block | Section };
}

/** The operation that carries out an intent on this very document, or undefined where none fits. */
export function operationFor(body: Body, intent: Intent, newId: string): Operation | undefined {
  const operation = buildOperation(body, intent, newId);
  return operation && applyOperation(body, operation).ok ? operation : undefined;
}

function buildOperation(body: Body, intent: Intent, newId: string): Operation | undefined {
  if (intent.op === 'insert' || intent.op === 'insertSection') return insertion(body, intent, newId);
  const ids = body.sections.flatMap((section) => [section.id, ...section.blocks.map((block) => block.id)]);
  const id = at(intent.op === 'set' ? [BODY, ...ids] : ids, intent.target);
  if (id === BODY) return settingOfBody(body, intent);
  const target = find(body, id ?? '');
  return target && editing(body, target, intent);
}

function settingOfBody(body: Body, intent: Intent): Operation {
  const path = ['fields', ...intent.path];
  return setting({ op: 'set', id: BODY, path, before: getIn(body, path), after: intent.value });
}

function editing(body: Body, target: Block | Section, intent: Intent): Operation | undefined {
  const { id } = target;
  const isSection = 'blocks' in target;
  const position = positionOf(body, id) ?? { parent: null, after: null };
  switch (intent.op) {
    case 'remove':
      return { op: 'remove', id, position, before: structuredClone(target) };
    case 'move':
      return { op: 'move', id, before: position, after: positionFor(body, intent, isSection, id) };
    case 'set': {
      const path = isSection ? ['name'] : ['props', ...intent.path];
      const after = isSection ? intent.path.join() : intent.value;
      return setting({ op: 'set', id, path, before: getIn(target, path), after });
    }
    case 'setOverlay': {
      const { condition } = intent;
      const path = ['props', ...intent.path];
      const before = getIn(target, ['overlays', condition, ...path]);
      return setting({ op: 'setOverlay', id, condition, path, before, after: intent.overlayValue });
    }
    default:
      return isSection ? undefined : { op: 'setPlace', id, before: target.place, after: intent.place };
  }
}

/** Absent values are absent keys, as they are after a journey as JSON. */
function setting(operation: Extract<Operation, { op: 'set' | 'setOverlay' }>): Operation {
  return JSON.parse(JSON.stringify(operation)) as Operation;
}

/** A run of operations, each made for the document the ones before it left, and that document. */
export function carryOut(
  body: Body,
  intents: readonly Intent[],
  firstNewId: number,
): { readonly operations: Operation[]; readonly body: Body } {
  const operations: Operation[] = [];
  let current = body;
  for (const [index, intent] of intents.entries()) {
    const operation = operationFor(current, intent, idOf(firstNewId + index));
    const applied = operation && applyOperation(current, operation);
    if (!operation || !applied?.ok) continue;
    operations.push(operation);
    current = applied.body;
  }
  return { operations, body: current };
}

/** Freezes a value and all it holds, so that any change of it throws. */
export function deepFreeze<T>(value: T): T {
  if (typeof value === 'object' && value !== null) {
    Object.freeze(value);
    for (const inner of Object.values(value)) deepFreeze(inner);
  }
  return value;
}
