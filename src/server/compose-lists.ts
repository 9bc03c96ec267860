/** Puts together what newsletter lists are made of, with what they need of pages, forms and mails. */
import type { Hono } from 'hono';
import type { AppDeps } from './app.ts';
import type { Queryable } from './db/schema.ts';
import { findFieldsOfForm } from './forms/find-fields.ts';
import { readPublishedForm } from './forms/find-form.ts';
import type { Authorize } from './http/authorize.ts';
import type { SiteEnvironment } from './http/site-environment.ts';
import type { RecurringJob } from './jobs/recurring.ts';
import type { JobHandlers } from './jobs/run-job.ts';
import type { EnterDeps, SiteAddress } from './lists/enter-member.ts';
import { listFollower } from './lists/list-follower.ts';
import { deleteMemberships, listMemberships } from './lists/queries.ts';
import { deleteExpiredConfirmations } from './lists/queries-links.ts';
import { listRoutes } from './lists/routes.ts';
import { listVisitorRoutes } from './lists/visitor-routes.ts';
import { queueMail } from './mail/queue-mail.ts';
import { showNewsletterPage } from './pages/newsletter-page.ts';
import { findSiteRow } from './sites/queries.ts';

const DAY_MS = 24 * 3_600_000;
const TIDY_JOB = 'lists.forget-links';

/** On the hosts of sites. */
export function composeListPages(base: AppDeps): Hono<SiteEnvironment> {
  return listVisitorRoutes({
    ...base,
    showPage: (context, page) => showNewsletterPage(base, context, page),
  });
}

/** For those who look after a site. */
export function composeListOwners(base: AppDeps & { readonly authorize: Authorize }): Hono {
  const fieldsOf = async (db: Queryable, siteId: string, formId: string) => {
    const { fields = [], isSignUp = false } = (await findFieldsOfForm(db, siteId, formId)) ?? {};
    return { fields, isSignUp };
  };
  return listRoutes({ ...base, ...enterDeps(base), fieldsOf });
}

/** What lists know of one person, for those who ask. */
export const MEMBERSHIPS = { find: listMemberships, erase: deleteMemberships };

/** Links that are no longer good go. */
export const LIST_HOUSEKEEPING: readonly RecurringJob[] = [{ type: TIDY_JOB, everyMs: DAY_MS }];

export function listHandlers({ db, now }: AppDeps): JobHandlers {
  return { [TIDY_JOB]: () => db.write((tx) => deleteExpiredConfirmations(tx, now())) };
}

/** Who signs up by a form. */
export function composeListFollower(base: AppDeps) {
  return listFollower({
    ...base,
    ...enterDeps(base),
    isSignUp: async (submission) =>
      (await readPublishedForm(base.db.read, submission.siteId, submission))?.isSignUp ?? false,
  });
}

function enterDeps(base: AppDeps) {
  const queue: EnterDeps['queueMail'] = (tx: Queryable, mail) => queueMail(tx, base, mail);
  return { queueMail: queue, siteAddress: (siteId: string) => siteAddress(base, siteId) };
}

async function siteAddress({ db, views }: AppDeps, siteId: string): Promise<SiteAddress> {
  const row = await findSiteRow(db.read, siteId);
  const site = row && (await views.get(db.read, siteId, row.version));
  if (!site) throw new Error(`There is no site ${siteId}.`);
  const { settings, identifier, baseUrl } = site.view;
  return { name: settings.title || identifier, url: baseUrl };
}
