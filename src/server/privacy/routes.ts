/** Everything about one person, by an address they gave: for people who ask what is known of them. */
import { Hono } from 'hono';
import { z } from 'zod';
import * as privacy from '#domain/privacy/calls.ts';
import { recorded } from '../activity/record-activity.ts';
import type { Deps } from '../deps.ts';
import type { PersonPart } from '../feature.ts';
import { answerCalls } from '../http/answer-calls.ts';
import type { Authorize } from '../http/authorize.ts';
import { countKnown, erase, findKnown } from './known-of-person.ts';

export interface PersonRoutesDeps extends Deps {
  readonly authorize: Authorize;
  /** Of all features, in the order in which things are erased. */
  readonly parts: readonly PersonPart[];
}

export function personRoutes(deps: PersonRoutesDeps): Hono {
  const app = new Hono();
  const answer = answerCalls(app, deps.authorize);
  const { db, parts } = deps;
  const answers = answersOf(parts);
  answer({ ...privacy.countKnown, answer: answers.counted }, ({ siteId }, { email }) =>
    countKnown(db.read, parts, siteId, email),
  );
  answer({ ...privacy.findKnown, answer: answers.found }, (call, { email }) =>
    recorded(
      deps,
      call,
      (within) => findKnown(within.db.read, parts, call.siteId, email),
      ({ submissions }) => `exported ${counted(submissions?.length ?? 0)} of one person`,
    ),
  );
  answer({ ...privacy.erase, answer: answers.erased }, async (call, { email }) => {
    const { submissions: deleted = 0, ...others } = await recorded(
      deps,
      call,
      (within) => within.db.write((tx) => erase(tx, parts, call.siteId, email)),
      (gone) =>
        Object.values(gone).every((count) => count === 0)
          ? undefined
          : `deleted ${counted(gone['submissions'] ?? 0)} of one person`,
    );
    return { deleted, ...others };
  });
  return app;
}

/** As much as the features have to say. */
function answersOf(parts: readonly PersonPart[]) {
  const known = parts.flatMap((part) => part.known ?? []);
  const objectOf = <Schema extends z.ZodType>(
    schemaOf: (part: (typeof known)[number]) => readonly [name: string, schema: Schema],
  ) => z.object(Object.fromEntries(known.map(schemaOf)));
  return {
    counted: objectOf(({ name }) => [name, z.int()]),
    found: objectOf(({ name, answer }) => [name, answer]),
    erased: objectOf(({ name, erased }) => [
      name === 'submissions' ? 'deleted' : name,
      erased === undefined ? z.int() : z.int().meta({ description: erased }),
    ]),
  };
}

function counted(count: number): string {
  return count === 1 ? 'one submission' : `${count} submissions`;
}
