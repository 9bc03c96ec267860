import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { idOf } from '../../../scripts/arbitrary-content.ts';
import { blockOf, bodyOf } from '../content/build-body.ts';
import type { Operation } from '../content/operations.ts';
import { collideEdit, settleCollision } from './collision.ts';
import { collideTyped, followText, isTooLate, type OpenText, openText, textIn } from './open-text.ts';
import { perform, type Session, startSession } from './session.ts';
import { takeChanges } from './sync.ts';

const block = idOf(2);
const path = ['props', 'text'];
const page = bodyOf('Home', idOf(1), [blockOf(block, 'text', { text: 'base' })]);

const setTo = (session: Session, after: string): Operation => ({
  op: 'set',
  id: block,
  path,
  before: textIn(session.body, { id: block, path }),
  after,
});

function type(session: Session, after: string): Session {
  const done = perform(session, { label: 'Type', operations: [setTo(session, after)], at: 0 });
  if (!done.ok) throw new Error(done.refusal.message);
  return done.session;
}

/** The owner area and the page of one owner, with what is under way between them. */
class Desk {
  session: Session = startSession('doc', { id: 'r0', body: page });
  text: OpenText = openText(block, path, 'base');
  page = { words: 'base', round: 0 };
  toPage: { value: string; round: number }[] = [];
  toOwner: { value: string; round: number }[] = [];
  /** What the page showed after each key. */
  typed: string[] = [];
  #count = 0;

  key(sign: string): void {
    this.page.words += sign;
    this.typed.push(this.page.words);
    this.toOwner.push({ value: this.page.words, round: this.page.round });
  }
  follow(isTheirs: boolean): void {
    const next = followText(this.session.body, this.text, isTheirs);
    if (!next) return;
    this.text = next;
    this.toPage.push({ value: String(next.shown), round: next.round });
  }
  readPage(): void {
    const report = this.toOwner.shift();
    if (!report) return;
    if (isTooLate(this.text, report)) {
      this.session = collideTyped(this.session, this.text, report);
      return;
    }
    this.text = { ...this.text, shown: report.value };
    if (textIn(this.session.body, this.text) !== report.value)
      this.session = type(this.session, report.value);
  }
  readOwner(): void {
    const message = this.toPage.shift();
    if (message) this.page = { words: message.value, round: message.round };
  }
  /** Somebody else stores a value, and it comes in. */
  remote(value: string): void {
    this.#count += 1;
    const operation = { ...setTo(startSession('doc', this.session.base), value) };
    const body = { ...type(startSession('doc', this.session.base), value).body };
    this.session = takeChanges(this.session, {
      baseId: this.session.base.id,
      revisionId: `r${this.#count}`,
      body,
      since: [operation],
    });
    this.follow(true);
  }
  get kept(): unknown[] {
    return this.session.collisions.flatMap(({ mine }) => mine.map((each) => 'after' in each && each.after));
  }
  settle(): void {
    while (this.toPage.length > 0 || this.toOwner.length > 0) {
      this.readPage();
      this.readOwner();
    }
  }
}

describe('an open text whose value changes beneath it', () => {
  test('shows the other value, and goes on from it', () => {
    const desk = new Desk();
    desk.remote('theirs');
    desk.settle();
    expect(desk.page.words).toBe('theirs');
    desk.key('!');
    desk.settle();
    expect(textIn(desk.session.body, desk.text)).toBe('theirs!');
    expect(desk.session.collisions).toEqual([]);
  });

  test('keeps words that were under way beside the other value, which they never overwrite', () => {
    const desk = new Desk();
    desk.key('+');
    desk.remote('theirs');
    desk.settle();
    expect(desk.page.words).toBe('theirs');
    expect(textIn(desk.session.body, desk.text)).toBe('theirs');
    expect(desk.session.collisions).toMatchObject([{ theirs: 'theirs', mine: [{ after: 'base+' }] }]);
    const [{ key } = { key: '' }] = desk.session.collisions;
    const settled = settleCollision(desk.session, key, 'mine', 0);
    expect(settled.ok && textIn(settled.session.body, desk.text)).toBe('base+');
  });

  test('takes the result of an undo without a conflict', () => {
    const desk = new Desk();
    desk.key('1');
    desk.settle();
    desk.session = type(desk.session, 'base');
    desk.follow(false);
    desk.settle();
    expect(desk.page.words).toBe('base');
    desk.key('2');
    desk.settle();
    expect(textIn(desk.session.body, desk.text)).toBe('base2');
    expect(desk.session.collisions).toEqual([]);
  });

  const step = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom('key' as const, 'readPage' as const, 'readOwner' as const) },
    { weight: 1, arbitrary: fc.constant('remote' as const) },
  );
  test('however messages cross, the page shows what is stored, and no word is lost', () => {
    fc.assert(
      fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
        const desk = new Desk();
        for (const [index, name] of steps.entries()) desk[name](`${index}`);
        desk.settle();
        const stored = textIn(desk.session.body, desk.text);
        expect(desk.page.words).toBe(stored);
        const last = desk.typed.at(-1);
        if (last !== undefined) expect([stored, ...desk.kept]).toContain(last);
      }),
      { numRuns: 500 },
    );
  });
});

test('a field that was left open while somebody else changed its value overwrites nothing', () => {
  const start = startSession('doc', { id: 'r0', body: page });
  const mine = { ...setTo(start, 'mine') };
  const session = type(start, 'theirs');
  const done = perform(session, { label: 'Change', operations: [mine], at: 0 });
  if (done.ok) throw new Error('overwritten');
  const collided = collideEdit(session, [mine], done.refusal);
  expect(collided?.body).toEqual(session.body);
  expect(collided?.collisions).toMatchObject([{ mine: [{ after: 'mine' }] }]);
  const gone = collideEdit(session, [mine], { ...done.refusal, reason: 'missing' });
  expect(gone).toBeUndefined();
});
