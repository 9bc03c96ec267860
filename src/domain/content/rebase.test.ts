import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  arbitraryBody,
  arbitraryIntent,
  carryOut,
  deepFreeze,
  idOf,
} from '../../../scripts/arbitrary-content.ts';
import { isEqualJson } from '../json.ts';
import { applyOperations } from './apply.ts';
import type { Block, Body, Section } from './content.ts';
import { invertOperations, type Operation, touchedIds } from './operations.ts';
import { getIn } from './overlays.ts';
import { rebase } from './rebase.ts';
import { find, positionOf } from './tree.ts';

const intents = fc.array(arbitraryIntent, { minLength: 1, maxLength: 8 });

/** Two people edit the same document: what each did, and where the first one's edits led. */
const twoEditors = fc.tuple(arbitraryBody, intents, intents).map(([base, theirs, mine]) => {
  const first = carryOut(base, theirs, 7000);
  return { base, current: first.body, since: first.operations, mine: carryOut(base, mine, 8000).operations };
});

/** Everything in a document by id, without its order. */
function contentsOf(body: Body): Map<string, unknown> {
  const contents = new Map<string, unknown>([['body', { title: body.title, fields: body.fields }]]);
  for (const section of body.sections) {
    contents.set(section.id, { ...section, blocks: section.blocks.map((block) => block.id).sort() });
    for (const block of section.blocks) contents.set(block.id, block);
  }
  return contents;
}

/** Whether the document stands as the operation wanted it to. */
function isTrue(body: Body, operation: Operation): boolean {
  const target = operation.id === 'body' ? body : find(body, operation.id);
  switch (operation.op) {
    case 'insert':
      return isEqualJson(target, operation.after);
    case 'remove':
      return target === undefined;
    case 'move':
      return isEqualJson(positionOf(body, operation.id), operation.after);
    case 'set':
      return isEqualJson(getIn(target, operation.path) ?? null, operation.after ?? null);
    case 'setOverlay': {
      const path = ['overlays', operation.condition, ...operation.path];
      return isEqualJson(getIn(target, path) ?? null, operation.after ?? null);
    }
    case 'setPlace':
      return isEqualJson(getIn(target, ['place']), operation.after);
  }
}

/** Whether an inserted section has been written into since. */
function holdsAny(operation: Operation, ids: readonly string[]): boolean {
  return operation.op === 'insert' && 'blocks' in operation.after && ids.length > 0;
}

describe('properties', () => {
  test('with nothing in between, rebasing is applying', () => {
    fc.assert(
      fc.property(arbitraryBody, intents, (base, wanted) => {
        const done = carryOut(base, wanted, 8000);
        const result = rebase(base, [], done.operations);
        expect(result.refused).toEqual([]);
        expect(result.body).toEqual(done.body);
        expect(result.applied).toHaveLength(done.operations.length);
      }),
    );
  });

  test('nothing is lost: each operation is applied, already true, or refused with both values', () => {
    fc.assert(
      fc.property(twoEditors, ({ current, since, mine }) => {
        const result = rebase(deepFreeze(current), deepFreeze(since), deepFreeze(mine));
        expect(result.applied.length + result.alreadyTrue.length + result.refused.length).toBe(mine.length);
        for (const operation of result.alreadyTrue) expect(mine).toContain(operation);
        for (const { operation, reason, message, current: value } of result.refused) {
          expect(mine).toContain(operation);
          expect(message).not.toBe('');
          if (reason === 'changed') expect(value).toBeDefined();
        }
      }),
      { numRuns: 1000 },
    );
  });

  test('each operation that was applied or found true is true in the result, unless a later one changed it', () => {
    fc.assert(
      fc.property(twoEditors, ({ current, since, mine }) => {
        const result = rebase(current, since, mine);
        const written = result.applied;
        for (const [index, operation] of written.entries()) {
          const later = written.slice(index + 1).flatMap(touchedIds);
          // Where something stands also depends on its siblings.
          if (operation.op !== 'move' && !later.includes(operation.id) && !holdsAny(operation, later))
            expect(isTrue(result.body, operation)).toBe(true);
        }
        const touched = written.flatMap(touchedIds);
        const untouched = result.alreadyTrue.filter(({ id, op }) => op !== 'move' && !touched.includes(id));
        for (const operation of untouched) expect(isTrue(result.body, operation)).toBe(true);
      }),
      { numRuns: 500 },
    );
  });

  test('what others wrote stays: no id they touched is changed', () => {
    fc.assert(
      fc.property(twoEditors, ({ current, since, mine }) => {
        const result = rebase(current, since, mine);
        const theirs = new Set(since.flatMap(touchedIds));
        for (const operation of result.applied) {
          for (const id of touchedIds(operation)) expect(theirs.has(id)).toBe(false);
        }
      }),
      { numRuns: 500 },
    );
  });

  test('operations on other ids commute with those in between', () => {
    fc.assert(
      fc.property(twoEditors, ({ base, current, since, mine }) => {
        const theirs = new Set(since.flatMap(touchedIds));
        const others = mine.filter((operation) => touchedIds(operation).every((id) => !theirs.has(id)));
        const mineFirst = applyOperations(base, others);
        if (!mineFirst.ok) return;
        const thenTheirs = applyOperations(mineFirst.body, since);
        const result = rebase(current, since, others);
        if (!thenTheirs.ok || result.refused.length > 0) return;
        expect(contentsOf(result.body)).toEqual(contentsOf(thenTheirs.body));
      }),
      { numRuns: 1000 },
    );
  });

  test('what was applied can be undone, to the very document it was applied to', () => {
    fc.assert(
      fc.property(twoEditors, ({ current, since, mine }) => {
        const result = rebase(current, since, mine);
        expect(applyOperations(current, result.applied)).toEqual({ ok: true, body: result.body });
        const undone = applyOperations(result.body, invertOperations(result.applied));
        expect(undone).toEqual({ ok: true, body: current });
      }),
      { numRuns: 1000 },
    );
  });

  test('a request sent twice changes nothing more and refuses nothing that came true', () => {
    fc.assert(
      fc.property(arbitraryBody, arbitraryIntent, (base, intent) => {
        const done = carryOut(base, [intent], 8000);
        const again = rebase(done.body, done.operations, done.operations);
        expect(again.body).toEqual(done.body);
        expect(again.applied).toEqual([]);
        expect(again.refused).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

describe('examples', () => {
  const block = (n: number): Block => ({
    id: idOf(n),
    type: 'text',
    version: 1,
    props: { text: 'old' },
    place: { column: 1, span: 12 },
  });
  const section: Section = {
    id: idOf(1),
    theme: 'paper',
    width: 'full',
    spacing: 'none',
    blocks: [block(2), block(3)],
  };
  const page: Body = { title: 'Home', fields: {}, sections: [section] };
  const set = (id: string, path: string[], before: unknown, after: unknown): Operation => ({
    op: 'set',
    id,
    path,
    before,
    after,
  });

  function currentAfter(since: Operation[]): Body {
    const applied = applyOperations(page, since);
    if (!applied.ok) throw new Error(applied.refusal.message);
    return applied.body;
  }

  test('the same value changed by two people is refused with both', () => {
    const theirs = set('body', ['title'], 'Home', 'Welcome');
    const mine = set('body', ['title'], 'Home', 'Hello');
    const { body, refused } = rebase(currentAfter([theirs]), [theirs], [mine]);
    expect(body.title).toBe('Welcome');
    expect(refused).toMatchObject([{ reason: 'changed', current: 'Welcome', operation: { after: 'Hello' } }]);
  });

  test('another value of the same block is refused too, with the value that stands there', () => {
    const theirs = set(idOf(2), ['props', 'color'], undefined, 'red');
    const mine = set(idOf(2), ['props', 'text'], 'old', 'new');
    const { refused } = rebase(currentAfter([theirs]), [theirs], [mine]);
    expect(refused).toMatchObject([{ reason: 'changed', current: 'old', operation: { after: 'new' } }]);
  });

  test('what follows a refused operation on the same block is refused as well', () => {
    const theirs = set(idOf(2), ['props', 'text'], 'old', 'theirs');
    const mine = [
      set(idOf(2), ['props', 'text'], 'old', 'mine'),
      set(idOf(3), ['props', 'text'], 'old', 'fine'),
      set(idOf(2), ['props', 'size'], undefined, 2),
    ];
    const { refused, applied } = rebase(currentAfter([theirs]), [theirs], mine);
    expect(refused.map((refusal) => refusal.operation)).toEqual([mine[0], mine[2]]);
    expect(applied).toHaveLength(1);
  });

  test('removing a section to which somebody has added is refused, and shows the section as it is', () => {
    const theirs: Operation = {
      op: 'insert',
      id: idOf(9),
      position: { parent: idOf(1), after: null },
      after: block(9),
    };
    const mine: Operation = {
      op: 'remove',
      id: idOf(1),
      position: { parent: null, after: null },
      before: section,
    };
    const current = currentAfter([theirs]);
    const { body, refused } = rebase(current, [theirs], [mine]);
    expect(body).toEqual(current);
    expect(refused).toMatchObject([{ reason: 'changed', current: { blocks: [{ id: idOf(9) }, {}, {}] } }]);
  });

  test('two people of one mind: nothing is refused', () => {
    const same = set('body', ['title'], 'Home', 'Hello');
    const { refused, applied, alreadyTrue } = rebase(currentAfter([same]), [same], [same]);
    expect({ refused, applied, alreadyTrue }).toEqual({ refused: [], applied: [], alreadyTrue: [same] });
  });
});
