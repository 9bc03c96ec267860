/**
 * Mails those who look after a site's comments. Every comment has a job of its own, so none is forgotten; the
 * first job to run tells of all that are new, and of a site no more than one mail is written in ten minutes.
 */
import { CONFIG_PERMISSIONS } from '#domain/accounts/permissions.ts';
import { NAMELESS } from '#domain/comments/messages.ts';
import { writeMail } from '#domain/mail/write-mail.ts';
import type { Deps } from '../deps.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { JobRun } from '../jobs/run-job.ts';
import { listPeopleWho } from '../kernel/sites/queries-people.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { lastMailedAt, listUntold, markTold, type UntoldComment } from './queries-notify.ts';

export const NOTIFY_JOB = 'comments.notify';

const PAUSE_MS = 600_000;
/** Comments quoted in one mail. */
const QUOTED = 5;
const QUOTE_LENGTH = 600;

export interface NotifyDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  readonly ownerOrigin: string;
}

export async function notifyOfComments(
  deps: NotifyDeps,
  { commentId }: { readonly commentId: string },
  run: JobRun,
): Promise<void> {
  await deps.db.write(async (tx) => {
    await run.finishIn(tx);
    const untold = await listUntold(tx, commentId);
    const first = untold[0];
    if (!first) return;
    const { siteId } = first;
    const mailedAt = await lastMailedAt(tx, siteId);
    if (mailedAt !== undefined && mailedAt > deps.now() - PAUSE_MS) {
      const runAt = mailedAt + PAUSE_MS;
      await enqueue(tx, deps, { type: NOTIFY_JOB, siteId, payload: { commentId }, runAt });
      return;
    }
    await markTold(tx, untold, deps.now());
    const mail = mailOf(untold, first, deps.ownerOrigin);
    for (const to of await listPeopleWho(tx, siteId, CONFIG_PERMISSIONS.comments))
      await queueMail(tx, deps, { ...mail, to, siteId, sender: null });
  });
}

function mailOf(untold: readonly UntoldComment[], first: UntoldComment, ownerOrigin: string) {
  const count = untold.length;
  const waiting = untold.filter(({ status }) => status === 'pending').length;
  const subject =
    count === 1 ? `New comment on “${first.title}”` : `${count} new comments on ${first.siteName}`;
  const quotes = untold
    .slice(0, QUOTED)
    .map(({ author, title, body }) => `${author || NAMELESS} on “${title}”:\n${shorten(body)}`);
  const rest = count > QUOTED ? [`And ${count - QUOTED} more.`] : [];
  const state =
    waiting === 0 ? [] : [waiting === 1 ? 'It needs your approval.' : `${waiting} need your approval.`];
  return {
    subject,
    ...writeMail({
      sender: first.siteName,
      heading: subject,
      paragraphs: [...quotes, ...rest, ...(count > 1 && waiting === 1 ? ['1 needs your approval.'] : state)],
      action: { label: 'View comments', url: `${ownerOrigin}/sites/${first.siteId}/comments` },
      closing:
        'You get this email because you moderate this site’s comments. Turn it off in the blog’s comment settings.',
    }),
  };
}

function shorten(body: string): string {
  const characters = [...body];
  return characters.length <= QUOTE_LENGTH ? body : `${characters.slice(0, QUOTE_LENGTH).join('')}…`;
}
