/** The outbox: mails are kept, handed over to a server where there is one, and forgotten in time. */
import { DAY_MS } from '#domain/time.ts';
import type { Deps } from '../deps.ts';
import type { MakeFeature } from '../feature.ts';
import { type Job, job, recurringJob } from '../jobs/job.ts';
import { currentTransport } from './current-transport.ts';
import { findMailServer } from './mail-server.ts';
import {
  deleteMails,
  deleteMailsOfPerson,
  forgetSenders,
  removeTexts,
  SEND_JOB,
  sendingSchema,
} from './queries.ts';
import { mailRoutes } from './routes.ts';
import { sendMail } from './send-mail.ts';
import type { MailTransport } from './transport.ts';

const KEEP_TEXT_MS = 30 * DAY_MS;
const KEEP_MAIL_MS = 365 * DAY_MS;

export const feature: MakeFeature = (kernel) => ({
  routes: { owner: [mailRoutes(kernel)] },
  jobs: mailJobs(
    kernel,
    currentTransport(() => findMailServer(kernel)),
  ),
  person: { erase: deleteMailsOfPerson },
});

export function mailJobs(
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'log'>,
  transport: MailTransport,
): readonly Job[] {
  const { db, now } = deps;
  return [
    job({
      type: SEND_JOB,
      words: 'Send an email',
      payload: sendingSchema,
      run: (payload, run) => sendMail({ ...deps, transport }, payload, run),
    }),
    recurringJob({
      type: 'mail.remove-texts',
      words: 'Delete the texts of old emails',
      everyMs: DAY_MS,
      run: () =>
        db.write(async (tx) => {
          await forgetSenders(tx, now() - DAY_MS);
          await removeTexts(tx, now() - KEEP_TEXT_MS);
          await deleteMails(tx, now() - KEEP_MAIL_MS);
        }),
    }),
  ];
}
