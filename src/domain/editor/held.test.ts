import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  arbitraryBody,
  arbitraryIntent,
  type Intent,
  idOf,
  operationFor,
} from '../../../scripts/arbitrary-content.ts';
import { applyOperations } from '../content/apply.ts';
import { blockOf, bodyOf } from '../content/build-body.ts';
import type { Body } from '../content/content.ts';
import { type Operation, touchedIds } from '../content/operations.ts';
import { rebase } from '../content/rebase.ts';
import { type Batch, isSaved, perform, type Session, startSession } from './session.ts';
import { discardHeld, nextBatch, retryHeld, type SaveAnswer, takeAnswer, takeChanges } from './sync.ts';
import { undo } from './undo.ts';

const section = idOf(1);
const [first, second] = [idOf(2), idOf(3)];
const page = bodyOf('Home', section, [
  blockOf(first, 'text', { text: 'a' }),
  blockOf(second, 'text', { text: 'b' }),
]);

function change(session: Session, ...operations: readonly Operation[]): Session {
  const done = perform(session, { label: 'Change', operations, at: 0 });
  if (!done.ok) throw new Error(done.refusal.message);
  return done.session;
}

function changeAll(start: Session, wanted: readonly Intent[], save: (session: Session) => Session): Session {
  return wanted.reduce((session, intent, index) => {
    const operation = operationFor(session.body, intent, idOf(9000 + index));
    const next = operation ? change(session, operation) : session;
    return index % 7 === 6 ? save(next) : next;
  }, start);
}

function setText(id: string, before: string, after: string): Operation {
  return { op: 'set', id, path: ['props', 'text'], before, after };
}

/** A server that refuses every batch with a bad operation. */
function createServer(body: Body, isBad: (operation: Operation) => boolean) {
  const state = { body, id: 'start', calls: 0 };
  let count = 0;
  const answer = ({ revisionId, operations }: Batch): SaveAnswer => {
    state.calls += 1;
    if (operations.some(isBad)) return { kind: 'invalid', message: 'Too long.' };
    const { body: saved, refused } = rebase(state.body, [], operations);
    Object.assign(state, { body: saved, id: revisionId });
    if (refused.length === 0) return { kind: 'saved', revisionId, refused };
    return { kind: 'conflict', revisionId, refused, body: saved, since: [] };
  };
  const save = (start: Session): Session => {
    count += 1;
    const { session, batch } = nextBatch(start, `q${count}x`);
    return batch ? save(takeAnswer(session, batch, answer(batch))) : session;
  };
  return { state, save };
}

describe('what the server refuses', () => {
  const isBad = (operation: Operation) => 'after' in operation && operation.after === 'bad';

  test('stays in the document and is not saved, while everything else is', () => {
    const { state, save } = createServer(page, isBad);
    let session = startSession('doc', { id: 'start', body: page });
    session = change(session, setText(first, 'a', 'bad'));
    session = change(session, setText(second, 'b', 'good'));
    const shown = session.body;
    session = save(session);
    expect(session.body).toEqual(shown);
    expect(isSaved(session)).toBe(false);
    expect(session.held).toMatchObject([{ message: 'Too long.', operation: { id: first } }]);
    expect(session.collisions).toEqual([]);
    expect(state.body.sections[0]?.blocks.map(({ props }) => props['text'])).toEqual(['a', 'good']);
  });

  test('is sent again once it is changed, and not before', () => {
    const { state, save } = createServer(page, isBad);
    let session = change(startSession('doc', { id: 'start', body: page }), setText(first, 'a', 'bad'));
    session = save(session);
    const { calls } = state;
    session = save(change(session, setText(second, 'b', 'c')));
    expect(state.calls).toBe(calls + 1);
    session = save(change(session, setText(first, 'bad', 'short')));
    expect(isSaved(session)).toBe(true);
    expect(session.held).toEqual([]);
    expect(state.body).toEqual(session.body);
  });

  test('is saved once it is undone', () => {
    const { state, save } = createServer(page, isBad);
    let session = change(startSession('doc', { id: 'start', body: page }), setText(first, 'a', 'bad'));
    session = save(undo(save(session)).session);
    expect(isSaved(session)).toBe(true);
    expect(session.body).toEqual(page);
    expect(state.body).toEqual(page);
  });

  test('takes what builds on it along, and nothing else', () => {
    const added = idOf(9);
    const refuses = (operation: Operation) => operation.op === 'insert';
    const { state, save } = createServer(page, refuses);
    let session = startSession('doc', { id: 'start', body: page });
    session = change(
      session,
      {
        op: 'insert',
        id: added,
        position: { parent: section, after: first },
        after: blockOf(added, 'text', { text: '' }),
      },
      setText(added, '', 'words'),
      setText(first, 'a', 'beside it'),
    );
    session = save(session);
    expect(session.body.sections[0]?.blocks.map(({ id }) => id)).toEqual([first, added, second]);
    expect(state.body.sections[0]?.blocks.map(({ props }) => props['text'])).toEqual(['beside it', 'b']);
    expect(session.pending.map(({ op }) => op)).toEqual(['insert', 'set']);
  });

  test('is sent once more when the owner asks, and given up when the owner says so', () => {
    const session = change(startSession('doc', { id: 'start', body: page }), setText(first, 'a', 'bad'));
    const held = createServer(page, isBad).save(session);
    expect(isSaved(createServer(page, () => false).save(retryHeld(held)))).toBe(true);
    const given = discardHeld(held);
    expect(given.body).toEqual(page);
    expect(isSaved(given)).toBe(true);
  });

  test('is shown beside what others wrote there meanwhile', () => {
    const session = change(startSession('doc', { id: 'start', body: page }), setText(first, 'a', 'bad'));
    const held = createServer(page, isBad).save(session);
    const theirs = setText(first, 'a', 'theirs');
    const applied = applyOperations(page, [theirs]);
    if (!applied.ok) throw new Error('unfit');
    const after = takeChanges(held, {
      baseId: 'start',
      revisionId: 'r2',
      body: applied.body,
      since: [theirs],
    });
    expect(after.collisions).toMatchObject([{ mine: [{ after: 'bad' }], theirs: 'theirs' }]);
    expect(nextBatch(after, 'r3').session.held).toEqual([]);
    expect(isSaved(nextBatch(after, 'r3').session)).toBe(true);
  });

  test('whatever is refused, the document stays as its owner sees it, and the rest is saved', () => {
    const intents = fc.array(arbitraryIntent, { maxLength: 25 });
    const badIds = fc.array(fc.nat(12), { maxLength: 3 });
    fc.assert(
      fc.property(arbitraryBody, intents, badIds, (body, wanted, bad) => {
        const badOnes = new Set(bad.map((index) => idOf(index)));
        const refuses = (operation: Operation) =>
          operation.op === 'set' && touchedIds(operation).some((id) => badOnes.has(id));
        const { state, save } = createServer(body, refuses);
        let session = changeAll(startSession('doc', { id: 'start', body }), wanted, save);
        const shown = JSON.stringify(session.body);
        session = save(session);
        if (session.collisions.length === 0) expect(JSON.stringify(session.body)).toBe(shown);
        expect(session.base.body).toEqual(state.body);
        if (!session.held?.length) expect(isSaved(session)).toBe(true);
      }),
      { numRuns: 200 },
    );
  });
});
