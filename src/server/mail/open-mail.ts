/** Puts the mail part together: the transport that the settings ask for, the jobs, the housekeeping. */
import { DAY_MS } from '#domain/time.ts';
import type { Deps } from '../deps.ts';
import type { RecurringJob } from '../jobs/recurring.ts';
import type { JobHandlers } from '../jobs/run-job.ts';
import { deleteMails, forgetSenders, removeTexts, SEND_JOB } from './queries.ts';
import { sendMail } from './send-mail.ts';
import { type MailSender, smtpTransport } from './smtp-transport.ts';
import { type MailTransport, outboxTransport } from './transport.ts';

const KEEP_TEXT_MS = 30 * DAY_MS;
const KEEP_MAIL_MS = 365 * DAY_MS;
const TIDY_JOB = 'mail.remove-texts';

export const MAIL_HOUSEKEEPING: readonly RecurringJob[] = [{ type: TIDY_JOB, everyMs: DAY_MS }];

export interface MailSettings {
  readonly smtpUrl: string | undefined;
  readonly mailFrom: MailSender;
}

export function openMailTransport({ smtpUrl, mailFrom }: MailSettings): MailTransport {
  return smtpUrl ? smtpTransport(smtpUrl, mailFrom) : outboxTransport;
}

export function mailHandlers(
  deps: Pick<Deps, 'db' | 'now' | 'newId' | 'log'>,
  transport: MailTransport,
): JobHandlers {
  return {
    [SEND_JOB]: (payload: never, run) => sendMail({ ...deps, transport }, payload, run),
    [TIDY_JOB]: () =>
      deps.db.write(async (tx) => {
        await forgetSenders(tx, deps.now() - DAY_MS);
        await removeTexts(tx, deps.now() - KEEP_TEXT_MS);
        await deleteMails(tx, deps.now() - KEEP_MAIL_MS);
      }),
  };
}
