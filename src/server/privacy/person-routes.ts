/** Everything about one person, by an address they gave: for people who ask what is known of them. */
import { Hono } from 'hono';
import { recorded } from '../activity/record-activity.ts';
import type { Deps } from '../deps.ts';
import type { PersonPart } from '../feature.ts';
import { routeWriter } from '../http/api-routes.ts';
import type { Authorize } from '../http/authorize.ts';
import { type RouteAbout, withAnswers } from '../http/route-list.ts';
import { personAnswers } from './answers.ts';
import { personInput } from './contract.ts';
import { countKnown, erase, findKnown } from './known-of-person.ts';

export interface PersonRoutesDeps extends Deps {
  readonly authorize: Authorize;
  /** Of all features, in the order in which things are erased. */
  readonly parts: readonly PersonPart[];
}

const SUBMISSIONS = '/api/sites/:site/submissions';
const SCOPE = 'admin.customer-data';

export function personRoutes(deps: PersonRoutesDeps): Hono {
  const app = new Hono();
  const { bodyRoute } = routeWriter(app, deps.authorize);
  const { parts } = deps;
  const count: RouteAbout = {
    summary: 'Says how much is known of somebody, by their e-mail address.',
    description: 'What they sent, also what is taken for spam, their comments, and their places on lists.',
  };
  bodyRoute('POST', `${SUBMISSIONS}/known`, SCOPE, personInput, count, async (call, { email }) => {
    call.context.header('cache-control', 'no-store');
    return call.context.json(await countKnown(deps.db.read, parts, call.siteId, email));
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
      ({ db }) => findKnown(db.read, parts, call.siteId, email),
      ({ submissions }) => ({
        action: 'form.exported',
        what: `took along ${counted(submissions?.length ?? 0)} of one person`,
      }),
    );
    call.context.header('cache-control', 'no-store');
    return call.context.json(known);
  });
  const remove: RouteAbout = {
    summary: 'Deletes everything that is known of somebody, by their e-mail address.',
    description:
      'What they sent, their comments, their places on newsletter lists, and mails to them and about what they sent.',
  };
  bodyRoute('POST', `${SUBMISSIONS}/erase`, SCOPE, personInput, remove, async (call, { email }) => {
    const { submissions: deleted = 0, ...others } = await recorded(
      deps as Deps,
      call,
      ({ db }) => db.write((tx) => erase(tx, parts, call.siteId, email)),
      (gone) =>
        Object.values(gone).every((count) => count === 0)
          ? undefined
          : { action: 'form.erased', what: `deleted ${counted(gone['submissions'] ?? 0)} of one person` },
    );
    return call.context.json({ deleted, ...others });
  });
  return withAnswers(app, personAnswers(parts));
}

function counted(count: number): string {
  return count === 1 ? 'one submission' : `${count} submissions`;
}
