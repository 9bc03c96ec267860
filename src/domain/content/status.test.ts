import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CONTRIBUTOR_ROLES } from '../accounts/roles.ts';
import { ITEM_STATUS, type ItemStatus } from './codes.ts';
import {
  checkStatusChange,
  ITEM_STATUS_LABELS,
  possibleStatuses,
  type StatusActor,
  statusAt,
  workflowLabel,
} from './status.ts';

const { published, scheduled, needsReview, draft, private: hidden, deleted } = ITEM_STATUS;
const statuses = Object.values(ITEM_STATUS);
const roles = Object.values(CONTRIBUTOR_ROLES);
const editor: StatusActor = { kind: 'contributor', role: CONTRIBUTOR_ROLES.editor };
const schedule: StatusActor = { kind: 'schedule' };
const now = 1_000_000;

const check = (from: ItemStatus, to: ItemStatus, by: StatusActor, publishAt?: number) =>
  checkStatusChange({ from, to, by, now, publishAt });

describe('labels', () => {
  test('SITE-39 published is Available', () => {
    expect(workflowLabel('published')).toBe('Available');
  });

  test('SITE-40 scheduled is Scheduled', () => {
    expect(workflowLabel('scheduled')).toBe('Scheduled');
  });

  test('SITE-41 draft is Hidden', () => {
    expect(workflowLabel('draft')).toBe('Hidden');
  });

  test('SITE-42 anything else is Unsupported', () => {
    fc.assert(
      fc.property(fc.string(), (state) => {
        fc.pre(!['published', 'scheduled', 'draft'].includes(state));
        expect(workflowLabel(state)).toBe('Unsupported');
      }),
    );
    for (const state of ['', 'Published', 'deleted', 'constructor', '__proto__', 'toString'])
      expect(workflowLabel(state)).toBe('Unsupported');
  });

  test('SITE-43 item statuses have the labels of the catalogue, and a draft is a Draft there', () => {
    expect(ITEM_STATUS_LABELS).toEqual({
      1: 'Published',
      2: 'Scheduled',
      3: 'Needs Review',
      4: 'Draft',
      5: 'Private',
      6: 'Deleted',
    });
  });
});

describe('transitions', () => {
  test('SITE-44 an editor may make exactly these changes', () => {
    const possible = Object.fromEntries(
      statuses.map((from) => [from, statuses.filter((to) => check(from, to, editor, now + 1).ok)]),
    );
    expect(possible).toEqual({
      [published]: [needsReview, draft, hidden, deleted],
      [scheduled]: [published, scheduled, needsReview, draft, hidden, deleted],
      [needsReview]: [published, scheduled, draft, hidden, deleted],
      [draft]: [published, scheduled, needsReview, hidden, deleted],
      [hidden]: [published, scheduled, needsReview, draft, deleted],
      [deleted]: [published, needsReview, draft, hidden],
    });
  });

  test('SITE-44 admins, editors and store managers decide; a moderator only sends to review and back; others nothing', () => {
    const deciders: number[] = [
      CONTRIBUTOR_ROLES.admin,
      CONTRIBUTOR_ROLES.editor,
      CONTRIBUTOR_ROLES.storeManager,
    ];
    for (const role of roles) {
      const allowed = statuses.flatMap((from) => possibleStatuses(from, role).map((to) => [from, to]));
      if (deciders.includes(role)) expect(allowed).toHaveLength(29);
      else if (role === CONTRIBUTOR_ROLES.moderator)
        expect(allowed).toEqual([
          [needsReview, draft],
          [draft, needsReview],
        ]);
      else expect(allowed).toEqual([]);
    }
    const viewer: StatusActor = { kind: 'contributor', role: CONTRIBUTOR_ROLES.viewer };
    expect(check(draft, published, viewer)).toMatchObject({ ok: false, reason: 'not-allowed' });
  });

  test('SITE-44 scheduling needs a time in the future', () => {
    expect(check(draft, scheduled, editor, now + 1)).toEqual({ ok: true });
    for (const publishAt of [undefined, now, now - 1]) {
      expect(check(draft, scheduled, editor, publishAt)).toEqual({
        ok: false,
        reason: 'time',
        message: 'Choose a time in the future to publish at, or publish now.',
      });
    }
  });

  test('SITE-44 the schedule publishes what was scheduled, at its time and not before, and does nothing else', () => {
    expect(check(scheduled, published, schedule, now)).toEqual({ ok: true });
    expect(check(scheduled, published, schedule, now - 1)).toEqual({ ok: true });
    for (const publishAt of [undefined, now + 1])
      expect(check(scheduled, published, schedule, publishAt)).toMatchObject({ ok: false, reason: 'time' });
    for (const from of statuses) {
      for (const to of statuses) {
        if (from !== scheduled || to !== published) expect(check(from, to, schedule, now).ok).toBe(false);
      }
    }
  });

  test('SITE-44 a scheduled item is published from its time on; no other status changes by itself', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...statuses),
        fc.option(fc.nat(), { nil: undefined }),
        fc.nat(),
        (status, publishAt, at) => {
          const expected =
            status === scheduled && publishAt !== undefined && publishAt <= at ? published : status;
          expect(statusAt({ status, publishAt }, at)).toBe(expected);
        },
      ),
    );
  });

  test('SITE-44 what is live cannot be scheduled, and a refusal names both statuses', () => {
    expect(check(published, scheduled, editor, now + 1)).toEqual({
      ok: false,
      reason: 'not-possible',
      message: '“Published” cannot become “Scheduled”.',
    });
    for (const status of statuses.filter((one) => one !== scheduled))
      expect(check(status, status, editor)).toMatchObject({ ok: false, reason: 'not-possible' });
  });
});
