/** What links in mails of a list lead to. Looking changes nothing; a post does, by a button or by one click in a mail program. */
import { type Context, Hono } from 'hono';
import { CONFIRM_PATH, TOKEN, UNSUBSCRIBE_PATH } from '#domain/lists/contract.ts';
import { storable } from '#domain/storable.ts';
import type { Deps } from '../deps.ts';
import type { ClientAddress } from '../http/client-address.ts';
import { RateLimiter } from '../http/rate-limit.ts';
import { readFields } from '../http/read-body.ts';
import { answerShortPage, TOO_LONG } from '../http/short-page.ts';
import type { SiteEnvironment } from '../http/site-environment.ts';
import {
  confirmMember,
  type MemberOfList,
  readConfirmation,
  readUnsubscribing,
  unsubscribeMember,
} from './change-member.ts';

/** Of one address: guesses at tokens come to nothing, and cost nothing. */
const TRIES = { burst: 60, everyMs: 1000 };
const MAX_TOKEN = 200;
/** Of the posts of buttons and of mail programs. */
const MAX_BODY_BYTES = 10_000;

interface Shown {
  readonly step: 'confirm' | 'confirmed' | 'unsubscribe' | 'unsubscribed' | 'unknown' | 'busy';
  readonly isLeaving: boolean;
  readonly listName: string;
  readonly email: string;
  readonly token: string;
  readonly status: number;
}

export interface ListVisitorDeps extends Pick<Deps, 'db' | 'now'> {
  readonly secret: string;
  readonly clientAddress: ClientAddress;
  readonly showPage: (context: Context<SiteEnvironment>, page: Shown) => Promise<Response>;
}

type Step = 'confirm' | 'confirmed' | 'unsubscribe' | 'unsubscribed';
type Find = (siteId: string, token: string) => Promise<MemberOfList | undefined>;

export function listVisitorRoutes(deps: ListVisitorDeps): Hono<SiteEnvironment> {
  const app = new Hono<SiteEnvironment>();
  const { db, secret } = deps;
  const tries = new RateLimiter(TRIES, deps.now);
  const answer = async (context: Context<SiteEnvironment>, step: Step, token: string, find: Find) => {
    const isLeaving = step === 'unsubscribe' || step === 'unsubscribed';
    const none = { isLeaving, listName: '', email: '', token: '' };
    // Leaving is never put off: mail programs ask for many people from one address.
    if (!isLeaving && !tries.take(deps.clientAddress(context)))
      return deps.showPage(context, { ...none, step: 'busy', status: 429 });
    const given = token.length > MAX_TOKEN ? '' : storable(token);
    const found = await find(context.get('site').id, given);
    if (!found) return deps.showPage(context, { ...none, step: 'unknown', status: 404 });
    const { listName, member } = found;
    return deps.showPage(context, {
      isLeaving,
      step,
      listName,
      email: member.email,
      token: given,
      status: 200,
    });
  };
  const post = (path: string, run: (context: Context<SiteEnvironment>, token: string) => Promise<Response>) =>
    app.post(path, async (context) => {
      const read = await readFields(context, MAX_BODY_BYTES);
      if (read.kind === 'too-large') return answerShortPage(context, TOO_LONG);
      return run(context, read.fields[TOKEN] ?? '');
    });
  app.get(CONFIRM_PATH, (context) =>
    answer(context, 'confirm', inQuery(context), (siteId, token) =>
      readConfirmation(db.read, deps, siteId, token),
    ),
  );
  post(CONFIRM_PATH, (context, sent) =>
    answer(context, 'confirmed', sent, (siteId, token) => confirmMember(deps, siteId, token)),
  );
  app.get(UNSUBSCRIBE_PATH, (context) =>
    answer(context, 'unsubscribe', inQuery(context), (siteId, token) =>
      readUnsubscribing(db.read, secret, siteId, token),
    ),
  );
  // The one click of a mail program bears it in the address.
  post(UNSUBSCRIBE_PATH, (context, sent) =>
    answer(context, 'unsubscribed', sent || inQuery(context), (siteId, token) =>
      unsubscribeMember(deps, siteId, token),
    ),
  );
  return app;
}

function inQuery(context: Context): string {
  return context.req.query(TOKEN) ?? '';
}
