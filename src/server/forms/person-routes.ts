/** Everything about one person, by an address they gave: for people who ask what is known of them. */

import { recorded } from '../activity/record-activity.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import type { Call, RouteWriter } from '../http/api-routes.ts';
import type { RouteAbout } from '../http/route-list.ts';
import { deleteMailsOfPerson } from '../mail/queries.ts';
import { personInput } from './contract.ts';
import { withFiles } from './files/file-links.ts';
import { sweepAfter } from './files/sweep-files.ts';
import { counted } from './look.ts';
import { withNotes } from './queries-notes.ts';
import { countSubmissions, deleteSubmissions, listSubmissions } from './queries-submissions.ts';

/** What is known of people beside what they sent. */
export interface KnownElsewhere {
  readonly find: (db: Queryable, siteId: string, email: string) => Promise<readonly object[]>;
  /** @returns how much there was */
  readonly erase: (tx: Queryable, siteId: string, email: string) => Promise<number>;
}

export interface PersonRoutesDeps extends Deps {
  /** The newsletter lists they are on. */
  readonly memberships: KnownElsewhere;
  readonly comments: KnownElsewhere;
  readonly ownerOrigin: string;
}

const SUBMISSIONS = '/api/sites/:site/submissions';
const SCOPE = 'admin.customer-data';
const MOST_AT_ONCE = 100_000;

export function personRoutes(deps: PersonRoutesDeps, { bodyRoute }: RouteWriter): void {
  const { memberships, comments } = deps;
  const find = (db: Queryable, call: Call, email: string) =>
    listSubmissions(db, call.siteId, { email, limit: MOST_AT_ONCE });
  const known: RouteAbout = {
    summary: 'Says how much is known of somebody, by their e-mail address.',
    description: 'What they sent, also what is taken for spam, their comments, and their places on lists.',
  };
  bodyRoute('POST', `${SUBMISSIONS}/known`, SCOPE, personInput, known, async (call, { email }) => {
    const { read } = deps.db;
    call.context.header('cache-control', 'no-store');
    return call.context.json({
      submissions: await countSubmissions(read, call.siteId, { email }),
      comments: (await comments.find(read, call.siteId, email)).length,
      lists: (await memberships.find(read, call.siteId, email)).length,
    });
  });
  const all: RouteAbout = {
    summary: 'Gives everything that is known of somebody, by their e-mail address.',
    description:
      'What they sent, also what is taken for spam, where its files are, their comments, and the newsletter lists they are or were on.',
  };
  bodyRoute('POST', `${SUBMISSIONS}/person`, SCOPE, personInput, all, async (call, { email }) => {
    const known = await recorded(
      deps as Deps,
      call,
      async ({ db }) => ({
        submissions: await withFiles(
          db.read,
          deps.ownerOrigin,
          await withNotes(db.read, await find(db.read, call, email)),
        ),
        comments: await comments.find(db.read, call.siteId, email),
        lists: await memberships.find(db.read, call.siteId, email),
      }),
      ({ submissions }) => ({
        action: 'form.exported',
        what: `took along ${counted(submissions.length)} of one person`,
      }),
    );
    call.context.header('cache-control', 'no-store');
    return call.context.json(known);
  });
  const erase: RouteAbout = {
    summary: 'Deletes everything that is known of somebody, by their e-mail address.',
    description:
      'What they sent, their comments, their places on newsletter lists, and mails to them and about what they sent.',
  };
  bodyRoute('POST', `${SUBMISSIONS}/erase`, SCOPE, personInput, erase, async (call, { email }) => {
    const gone = await recorded(
      deps as Deps,
      call,
      ({ db }) =>
        db.write(async (tx) => {
          const ids = (await find(tx, call, email)).map(({ id }) => id);
          await deleteMailsOfPerson(tx, call.siteId, email);
          return {
            deleted: await sweepAfter(tx, deps, await deleteSubmissions(tx, call.siteId, ids)),
            comments: await comments.erase(tx, call.siteId, email),
            lists: await memberships.erase(tx, call.siteId, email),
          };
        }),
      ({ deleted, comments: written, lists }) =>
        deleted + written + lists === 0
          ? undefined
          : { action: 'form.erased', what: `deleted ${counted(deleted)} of one person` },
    );
    return call.context.json(gone);
  });
}
