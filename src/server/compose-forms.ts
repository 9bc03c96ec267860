/** Puts together what forms are made of, with what they need of pages, mails and accounts. */
import type { Hono } from 'hono';
import { findAccount, listCaretakers } from './accounts/queries-accounts.ts';
import type { AppDeps } from './app.ts';
import { commentsOfPersons } from './compose-comments.ts';
import { composeListFollower, composeListOwners, MEMBERSHIPS } from './compose-lists.ts';
import { findSiteSettings } from './content/queries-collections.ts';
import type { Queryable } from './db/schema.ts';
import { answerFollower } from './forms/answer-visitor.ts';
import { Captchas } from './forms/captcha.ts';
import { captchaRoutes } from './forms/captcha-routes.ts';
import type { FormFilesDeps } from './forms/files/form-files.ts';
import { FormFinder } from './forms/find-form.ts';
import type { Follower } from './forms/follow-submissions.ts';
import { FORM_HOUSEKEEPING, formHandlers } from './forms/jobs.ts';
import { QueuedNotices } from './forms/notice-job.ts';
import { noticeFollower } from './forms/notify-owner.ts';
import { submissionRoutes } from './forms/owner-routes.ts';
import { Repeats } from './forms/repeats.ts';
import { formRoutes } from './forms/routes.ts';
import { formLimitRoutes } from './forms/routes-limits.ts';
import { formMailRoutes } from './forms/routes-mails.ts';
import { CaptchaServices } from './forms/verify-captcha.ts';
import type { Authorize } from './http/authorize.ts';
import type { SiteEnvironment } from './http/site-environment.ts';
import type { JobHandlers } from './jobs/run-job.ts';
import { queueMail } from './mail/queue-mail.ts';
import type { Media } from './media/open-media.ts';
import { addressOfLink, showFilledForm } from './pages/filled-form.ts';
import { isUnlockedFor } from './pages/routes.ts';
import type { ServerSettings } from './settings.ts';
import { findSiteRow } from './sites/queries.ts';
import { webhookFollower } from './webhooks/record-event.ts';

export { FORM_HOUSEKEEPING };

/** Files of forms lie beside those of pages, so that a backup takes both. */
export function formFiles(base: AppDeps, media: Media, settings: ServerSettings): FormFilesDeps {
  const { db, now, newId, secret } = base;
  const { storage, tempDir } = media;
  return { db, now, newId, secret, storage, tempDir, maxFileMegabytes: settings.maxFormFileMegabytes };
}

/** On the hosts of sites. */
export function composeForms(base: AppDeps, files: FormFilesDeps): Hono<SiteEnvironment> {
  return formRoutes({
    ...base,
    files,
    finder: new FormFinder(base),
    repeats: new Repeats(base.now),
    queued: new QueuedNotices(),
    captchas: new Captchas(base),
    captchaServices: new CaptchaServices({ ...base, urls: base.captchaUrls }),
    maySee: (context) => isUnlockedFor(base, context),
    showFilledIn: (context, page) => showFilledForm(base, context, page),
    addressOf: (siteId, link) => addressOfLink(base.db.read, siteId, link),
  });
}

export function composeFormJobs(base: AppDeps, files: FormFilesDeps): JobHandlers {
  const mails = { ...base, ...mailPorts(base) };
  // What follows from a stored submission, each in a line of its own.
  const followers: readonly Follower[] = [
    noticeFollower(mails),
    answerFollower(mails),
    webhookFollower(base),
    composeListFollower(base),
  ];
  return formHandlers({ ...base, files, followers });
}

/** For those who look after a site: what was sent, and what follows from it. */
export function composeFormOwners(
  base: AppDeps & { readonly authorize: Authorize },
  { smtpUrl }: Pick<ServerSettings, 'smtpUrl'>,
  { storage }: FormFilesDeps,
): Hono[] {
  const addressOf = async (db: Queryable, accountId: string) => (await findAccount(db, accountId))?.email;
  return [
    submissionRoutes({
      ...base,
      storage,
      timeZoneOf,
      memberships: MEMBERSHIPS,
      comments: commentsOfPersons(base),
    }),
    captchaRoutes(base),
    formLimitRoutes(base),
    formMailRoutes({ ...base, ...mailPorts(base), addressOf, isMailed: smtpUrl !== undefined }),
    composeListOwners(base),
  ];
}

async function timeZoneOf(db: Queryable, siteId: string): Promise<string> {
  return (await findSiteSettings(db, siteId))?.timeZone ?? 'UTC';
}

function mailPorts(base: AppDeps) {
  const queue = (tx: Queryable, mail: Parameters<typeof queueMail>[2]) => queueMail(tx, base, mail);
  return { listCaretakers, siteName, queueMail: queue };
}

export async function siteName(db: Queryable, siteId: string): Promise<string> {
  const row = await findSiteRow(db, siteId);
  const { title } = JSON.parse(row?.settings ?? '{}') as { title?: string };
  return title || row?.identifier || 'Your site';
}
