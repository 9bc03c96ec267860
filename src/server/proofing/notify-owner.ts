/** Mails those who look after a site's pages what a client has chosen. */
import { CONFIG_PERMISSIONS } from '#domain/accounts/permissions.ts';
import { writeMail } from '#domain/mail/write-mail.ts';
import { countComments, countFavourites, type ProofSelection } from '#domain/proofing/proofs.ts';
import type { Deps } from '../deps.ts';
import type { JobRun } from '../jobs/run-job.ts';
import { findSiteName } from '../kernel/sites/queries.ts';
import { listPeopleWho } from '../kernel/sites/queries-people.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { findSelectionAnywhere } from './queries.ts';

export const NOTIFY_JOB = 'proofing.notify';

/** File names told in the mail; the owner area has all. */
const NAMED = 40;

export interface NotifyDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  readonly ownerOrigin: string;
}

export async function notifyOfSelection(
  deps: NotifyDeps,
  { selectionId }: { readonly selectionId: string },
  run: JobRun,
): Promise<void> {
  await deps.db.write(async (tx) => {
    await run.finishIn(tx);
    const selection = await findSelectionAnywhere(tx, selectionId);
    if (!selection) return;
    const { siteId } = selection;
    const url = `${deps.ownerOrigin}/sites/${siteId}/proofing`;
    const mail = mailOf(selection, await findSiteName(tx, siteId), url);
    for (const to of await listPeopleWho(tx, siteId, CONFIG_PERMISSIONS.contentManager))
      await queueMail(tx, deps, { ...mail, to, siteId, sender: null });
  });
}

function mailOf({ title, name, note, picks }: ProofSelection, sender: string, url: string) {
  const subject = `${name || 'A client'} has chosen from “${title}”`;
  const favourites = countFavourites(picks);
  const named = picks.filter(({ isFavourite }) => isFavourite).slice(0, NAMED);
  const rest = favourites - named.length;
  const list = named.map(({ filename }) => filename).join('\n') + (rest > 0 ? `\nand ${rest} more` : '');
  return {
    subject,
    ...writeMail({
      sender,
      heading: subject,
      paragraphs: [
        `Favourites: ${favourites}. Comments: ${countComments(picks)}.`,
        ...(note === '' ? [] : [note]),
        ...(list === '' ? [] : [list]),
      ],
      action: { label: 'View selection', url },
      closing: 'You get this email because you manage pages of this site.',
    }),
  };
}
