import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  arbitraryBody,
  arbitraryIntent,
  type Intent,
  idOf,
  operationFor,
} from '../../../scripts/arbitrary-content.ts';
import { applyOperations, type Refusal } from '../content/apply.ts';
import { blockOf, bodyOf } from '../content/build-body.ts';
import type { Body } from '../content/content.ts';
import { type Operation, touchedIds } from '../content/operations.ts';
import { rebase } from '../content/rebase.ts';
import { find } from '../content/tree.ts';
import { isEqualJson } from '../json.ts';
import { settleCollision } from './collision.ts';
import { type Batch, closeStep, isSaved, perform, type Session, startSession } from './session.ts';
import { type Changes, nextBatch, type SaveAnswer, takeAnswer, takeChanges } from './sync.ts';
import { redo, undo } from './undo.ts';

/** Saves as the server does: one chain of revisions, a batch known by its id. */
class ServerModel {
  readonly revisions: {
    id: string;
    body: Body;
    operations: readonly Operation[];
    asked: readonly Operation[];
    refused: readonly Refusal[];
    baseId: string;
  }[] = [];
  constructor(body: Body) {
    this.revisions.push({ id: 'start', body, operations: [], asked: [], refused: [], baseId: '' });
  }
  get head() {
    const head = this.revisions.at(-1);
    if (!head) throw new Error('no head');
    return head;
  }
  since(id: string): Operation[] {
    const index = this.revisions.findIndex((revision) => revision.id === id);
    return this.revisions.slice(index + 1).flatMap(({ operations }) => operations);
  }
  save(batch: Batch): SaveAnswer {
    const index = this.revisions.findIndex(({ id }) => id === batch.revisionId);
    // Known already: the same question gets the same answer, from the draft it was put to.
    const head = index < 0 ? this.head : this.revisions[index - 1];
    if (!head) throw new Error('no head');
    const baseIndex = this.revisions.findIndex(({ id }) => id === batch.baseId);
    const headIndex = this.revisions.indexOf(head);
    const since = this.revisions.slice(baseIndex + 1, headIndex + 1).flatMap(({ operations }) => operations);
    const { body, applied, refused } = rebase(head.body, since, batch.operations);
    if (index < 0 && applied.length > 0)
      this.revisions.push({
        id: batch.revisionId,
        body,
        operations: applied,
        asked: batch.operations,
        refused,
        baseId: head.id,
      });
    const answer = {
      kind: refused.length > 0 ? 'conflict' : 'saved',
      revisionId: applied.length > 0 ? batch.revisionId : head.id,
      refused,
    } as const;
    return headIndex === baseIndex && refused.length === 0 ? answer : { ...answer, body, since };
  }
  changes(baseId: string): Changes {
    return { baseId, revisionId: this.head.id, body: this.head.body, since: this.since(baseId) };
  }
}

type Action =
  | { readonly kind: 'edit'; readonly who: 0 | 1; readonly intent: Intent }
  | { readonly kind: 'send' | 'lose' | 'answer' | 'again' | 'poll' | 'undo' | 'redo'; readonly who: 0 | 1 };

const who = fc.constantFrom(0 as const, 1 as const);
const action: fc.Arbitrary<Action> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('edit' as const), who, intent: arbitraryIntent }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('send', 'lose', 'answer', 'again', 'poll', 'undo', 'redo'),
      who,
    }),
  },
);

interface Seat {
  session: Session;
  /** Answers under way. */
  answers: { batch: Batch; answer: SaveAnswer }[];
  done: { batch: Batch; answer: SaveAnswer }[];
  /** Everything this owner did, in order. */
  did: Operation[];
}

class World {
  readonly server: ServerModel;
  readonly seats: [Seat, Seat];
  /** What the server would not have, in the answers that counted. */
  readonly refused: (readonly [Seat, Refusal])[] = [];
  #count = 5000;
  constructor(body: Body) {
    this.server = new ServerModel(body);
    const seat = (): Seat => ({
      session: startSession('doc', this.server.head),
      answers: [],
      done: [],
      did: [],
    });
    this.seats = [seat(), seat()];
  }
  edit(seat: Seat, intent: Intent): void {
    this.#count += 1;
    const operation = operationFor(seat.session.body, intent, idOf(this.#count));
    if (!operation) return;
    const done = perform(seat.session, { label: 'x', operations: [operation], at: this.#count });
    if (!done.ok) throw new Error(done.refusal.message);
    seat.session = done.session;
    seat.did.push(operation);
  }
  send(seat: Seat, isAnswerLost: boolean): void {
    this.#count += 1;
    const { session, batch } = nextBatch(seat.session, `r${this.#count}`);
    seat.session = session;
    if (!batch) return;
    const answer = this.server.save(structuredClone(batch));
    if (!isAnswerLost) seat.answers.push({ batch, answer });
  }
  answer(seat: Seat): void {
    const entry = seat.answers.shift();
    if (!entry) return;
    // Of answers to a batch that was sent again, the first to come counts.
    if (seat.session.sending?.revisionId === entry.batch.revisionId && entry.answer.kind !== 'invalid')
      this.refused.push(...entry.answer.refused.map((refusal) => [seat, refusal] as const));
    seat.session = takeAnswer(seat.session, entry.batch, entry.answer);
    seat.done.push(entry);
  }
  run(next: Action): void {
    const seat = this.seats[next.who];
    switch (next.kind) {
      case 'edit':
        this.edit(seat, next.intent);
        return;
      case 'send':
      case 'lose':
        this.send(seat, next.kind === 'lose');
        return;
      case 'answer':
        this.answer(seat);
        return;
      case 'again': {
        const late = seat.done.at(-1);
        if (late) seat.session = takeAnswer(seat.session, late.batch, late.answer);
        return;
      }
      case 'poll':
        seat.session = takeChanges(seat.session, this.server.changes(seat.session.base.id));
        return;
      default: {
        const undone = (next.kind === 'undo' ? undo : redo)(seat.session);
        seat.session = undone.session;
        seat.did.push(...undone.operations);
      }
    }
  }
  settle(): void {
    for (let round = 0; round < 6; round += 1) {
      for (const seat of this.seats) {
        this.send(seat, false);
        while (seat.answers.length > 0) this.answer(seat);
        seat.session = takeChanges(seat.session, this.server.changes(seat.session.base.id));
      }
    }
  }
}

/**
 * Whether what somebody did came to the server, was brought about by the other too, was overtaken by their own
 * next change, or is shown to them.
 */
function isAccountedFor(operation: Operation, index: number, seat: Seat, server: ServerModel): boolean {
  const isSame = (other: Operation) =>
    other.op === operation.op && other.id === operation.id && isEqualJson(afterOf(other), afterOf(operation));
  const removes = (other: Operation) => other.op === 'remove' && touchedIds(other).includes(operation.id);
  const isShown = seat.session.collisions.some(({ mine }) =>
    mine.some((each) => touchedIds(each).includes(operation.id)),
  );
  const reached = server.revisions.some(
    ({ asked }) => asked.some(isSame) || (operation.op === 'remove' && asked.some(removes)),
  );
  const overtaken = seat.did.slice(index + 1).some((later) => touchedIds(later).includes(operation.id));
  // Moved by the other too, perhaps to the very place, and perhaps removed by them later.
  const moved = server.revisions.findIndex(({ asked }) =>
    asked.some((other) => other.op === 'move' && other.id === operation.id),
  );
  const goneSince = moved >= 0 && server.revisions.slice(moved).some(({ asked }) => asked.some(removes));
  const stands = operation.op === 'move' && (goneSince || find(server.head.body, operation.id) !== undefined);
  const isIdle = isEqualJson(afterOf(operation), beforeOf(operation));
  // Done and taken back before it went out.
  const isBack = seat.did
    .slice(0, index)
    .some((earlier) => earlier.id === operation.id && isEqualJson(beforeOf(earlier), afterOf(operation)));
  return isShown || reached || overtaken || stands || isIdle || isBack;
}
const afterOf = (operation: Operation): unknown => ('after' in operation ? operation.after : null) ?? null;
const beforeOf = (operation: Operation): unknown => ('before' in operation ? operation.before : null) ?? null;

function keepAllMine(seat: Seat): void {
  for (const { key, mine } of seat.session.collisions) keepMine(seat, key, mine.at(-1));
}

function keepMine(seat: Seat, key: string, last: Operation | undefined): void {
  const settled = settleCollision(seat.session, key, 'mine', 0);
  if (!settled.ok) return;
  seat.session = settled.session;
  if (last?.op !== 'set' || last.id !== 'body') return;
  expect(applyOperations(settled.session.body, [{ ...last, before: last.after }]).ok).toBe(true);
}

describe('two owners on one page', () => {
  test('1,000 interleaved edits, answers lost, late and doubled: both converge, nothing is silently lost', () => {
    fc.assert(
      fc.property(arbitraryBody, fc.array(action, { minLength: 20, maxLength: 60 }), (body, actions) => {
        const world = new World(body);
        for (const next of actions) world.run(next);
        world.settle();
        for (const seat of world.seats) {
          expect(isSaved(seat.session)).toBe(true);
          expect(seat.session.body).toEqual(world.server.head.body);
          for (const [index, operation] of seat.did.entries())
            expect(isAccountedFor(operation, index, seat, world.server)).toBe(true);
        }
      }),
      { numRuns: 300 },
    );
  });

  test('one long session of 1,000 edits by two converges', () => {
    fc.assert(
      fc.property(arbitraryBody, fc.array(action, { minLength: 1000, maxLength: 1000 }), (body, actions) => {
        const world = new World(body);
        for (const next of actions) world.run(next);
        world.settle();
        const bodies = world.seats.map(({ session }) => session.body);
        expect(bodies).toEqual([world.server.head.body, world.server.head.body]);
      }),
      { numRuns: 3, endOnFailure: true },
    );
  });

  test('every edit that the server refused is shown with what was wanted and what stands there', () => {
    fc.assert(
      fc.property(arbitraryBody, fc.array(action, { minLength: 20, maxLength: 60 }), (body, actions) => {
        const world = new World(body);
        for (const next of actions) world.run(next);
        world.settle();
        for (const [seat, { operation }] of world.refused) {
          const shown = seat.session.collisions.find(({ mine }) =>
            mine.some((each) => isEqualJson(each, operation)),
          );
          expect(shown).toBeDefined();
        }
      }),
      { numRuns: 200 },
    );
  });

  test('a collision settled as mine stands in the page afterwards, without taking anything else along', () => {
    fc.assert(
      fc.property(arbitraryBody, fc.array(action, { minLength: 20, maxLength: 40 }), (body, actions) => {
        const world = new World(body);
        for (const next of actions) world.run(next);
        world.settle();
        for (const seat of world.seats) keepAllMine(seat);
        world.settle();
        for (const seat of world.seats) expect(seat.session.body).toEqual(world.server.head.body);
      }),
      { numRuns: 100 },
    );
  });
});

function performAll(start: Session, intents: readonly Intent[]): Session {
  return intents.reduce((session, intent, index) => {
    const operation = operationFor(session.body, intent, idOf(9000 + index));
    if (!operation) return session;
    const group = intent.op === 'set' ? operation.id : undefined;
    const done = perform(session, { label: 'x', operations: [operation], at: index * 400, group });
    return done.ok ? done.session : session;
  }, start);
}

describe('undo', () => {
  test('undo of everything gives the start, redo of everything the end', () => {
    fc.assert(
      fc.property(arbitraryBody, fc.array(arbitraryIntent, { maxLength: 30 }), (body, intents) => {
        let session = performAll(startSession('doc', { id: 'start', body }), intents);
        const end = session.body;
        while (session.steps.length > 0) session = undo(session).session;
        expect(session.body).toEqual(body);
        while (session.undone.length > 0) session = redo(session).session;
        expect(session.body).toEqual(end);
      }),
      { numRuns: 300 },
    );
  });

  const section = idOf(1);
  const page = bodyOf('Home', section, [blockOf(idOf(2), 'text', { text: 'a' })]);
  const type = (session: Session, before: string, after: string, at: number): Session => {
    const done = perform(session, {
      label: 'Type',
      operations: [{ op: 'set', id: idOf(2), path: ['props', 'text'], before, after }],
      at,
      group: `text ${idOf(2)}`,
    });
    if (!done.ok) throw new Error(done.refusal.message);
    return done.session;
  };

  test('keys of one text are one step until there is a pause, or the text is left', () => {
    let session = startSession('doc', { id: 'start', body: page });
    session = type(session, 'a', 'ab', 1000);
    session = type(session, 'ab', 'abc', 1500);
    expect(session.steps).toHaveLength(1);
    session = type(session, 'abc', 'abcd', 9000);
    expect(session.steps).toHaveLength(2);
    session = closeStep(session);
    session = type(session, 'abcd', 'abcde', 9100);
    expect(session.steps).toHaveLength(3);
    expect(undo(undo(session).session).session.body.sections[0]?.blocks[0]?.props).toEqual({ text: 'abc' });
  });

  test('what somebody else has changed since is left as it is, and named', () => {
    let session = type(startSession('doc', { id: 'start', body: page }), 'a', 'mine', 0);
    const sent = nextBatch(session, 'r1');
    if (!sent.batch) throw new Error('nothing to send');
    session = takeAnswer(sent.session, sent.batch, { kind: 'saved', revisionId: 'r1', refused: [] });
    const theirs: Operation = {
      op: 'set',
      id: idOf(2),
      path: ['props', 'text'],
      before: 'mine',
      after: 'theirs',
    };
    const applied = applyOperations(session.body, [theirs]);
    if (!applied.ok) throw new Error('unfit');
    session = takeChanges(session, { baseId: 'r1', revisionId: 'r2', body: applied.body, since: [theirs] });
    const result = undo(session);
    expect(result.session.body).toEqual(applied.body);
    expect(result.skipped).toMatchObject([{ reason: 'changed', current: 'theirs' }]);
  });
});
