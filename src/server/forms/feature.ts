/** Forms: what visitors send by them, what follows from it, and how long it is kept. */
import { z } from 'zod';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#domain/time.ts';
import type { Queryable } from '../db/schema.ts';
import type { Common, MakeFeature } from '../feature.ts';
import { type Job, job, recurringJob } from '../jobs/job.ts';
import type { Kernel } from '../kernel/kernel.ts';
import { findSiteName } from '../kernel/sites/queries.ts';
import { isMailed } from '../mail/mail-server.ts';
import { queueMail } from '../mail/queue-mail.ts';
import type { FormFilesDeps } from './files/form-files.ts';
import { SWEEP_FILES_JOB, sweepFiles } from './files/sweep-files.ts';
import { FormFinder } from './find-form.ts';
import { followAll } from './follow/follow-sites.ts';
import { NOTIFY_JOB, QueuedNotices } from './follow/notice-job.ts';
import { deleteExpired } from './inbox/delete-expired.ts';
import { submissionsOfPerson } from './inbox/person-submissions.ts';
import { countFolders } from './inbox/queries.ts';
import { inboxRoutes } from './inbox/routes.ts';
import { findClosedForm } from './limits/queries.ts';
import { answerFollower } from './mails/answer-visitor.ts';
import { noticeFollower } from './mails/notify-owner.ts';
import { settingsRoutes } from './settings-routes.ts';
import { Repeats } from './submit/count-repeats.ts';
import { formRoutes } from './submit/routes.ts';
import { showFilled } from './submit/show-filled.ts';

const SWEEP_MS = 5 * MINUTE_MS;

export const feature: MakeFeature = (kernel, common) => {
  const files: FormFilesDeps = { ...kernel, maxFileMegabytes: kernel.settings.maxFormFileMegabytes };
  return {
    routes: { owner: ownerRoutes(kernel, common), site: [visitorRoutes(kernel, files, common)] },
    jobs: formJobs(kernel, files, common),
    page: {
      data: (db, site) => ({ closedForm: (formId, now) => findClosedForm(db, site.id, formId, now) }),
    },
    attention: [
      { kind: 'submissions', count: async (db, siteId) => (await countFolders(db, siteId)).unread },
    ],
    person: submissionsOfPerson(kernel),
  };
};

function visitorRoutes(kernel: Kernel, files: FormFilesDeps, common: Common) {
  return formRoutes({
    ...kernel,
    ...common.pagePorts,
    showFilledIn: showFilled(common.pagePorts),
    files,
    finder: new FormFinder(kernel),
    repeats: new Repeats(kernel.now),
    queued: new QueuedNotices(),
    captchas: common.captchas,
    addressOf: common.addressOfLink,
  });
}

function ownerRoutes(kernel: Kernel, common: Common) {
  return [
    inboxRoutes({ ...kernel, ...common }),
    settingsRoutes({
      ...kernel,
      ...mailing(kernel, common),
      addressOf: common.emailOfAccount,
      isMailed: () => isMailed(kernel),
    }),
  ];
}

function formJobs(kernel: Kernel, files: FormFilesDeps, common: Common): readonly Job[] {
  const mails = { ...kernel, ...mailing(kernel, common) };
  const { ofSite, late } = followAll({
    ...kernel,
    followers: [noticeFollower(mails), answerFollower(mails), common.webhookFollower, common.listFollower],
  });
  return [
    job({
      type: NOTIFY_JOB,
      words: 'Email owners about submissions',
      payload: z.object({ siteId: z.string() }),
      run: ({ siteId }, run) => ofSite(siteId, run),
    }),
    recurringJob({
      type: 'forms.notify-waiting',
      words: 'Check for missed submissions',
      everyMs: SWEEP_MS,
      run: late,
    }),
    recurringJob({
      type: 'forms.delete-old',
      words: 'Delete expired submissions',
      everyMs: DAY_MS,
      run: (run) => deleteExpired(kernel, run),
    }),
    recurringJob({
      type: SWEEP_FILES_JOB,
      words: 'Delete unused form files',
      everyMs: HOUR_MS,
      run: (run) => sweepFiles(files, run),
    }),
  ];
}

function mailing(kernel: Kernel, { listCaretakers }: Common) {
  const queue = (tx: Queryable, mail: Parameters<typeof queueMail>[2]) => queueMail(tx, kernel, mail);
  return { listCaretakers, siteName: findSiteName, queueMail: queue };
}
