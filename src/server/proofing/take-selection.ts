/** Takes what a client has chosen: stored and told in one transaction. */
import {
  cleanText,
  countFavourites,
  KEPT_SELECTIONS,
  MAX_NAME,
  MAX_NOTE,
  type ProofSelection,
  readPicks,
} from '#domain/proofing/proofs.ts';
import { proofWords } from '#domain/proofing/words/words.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { enqueue } from '../jobs/enqueue.ts';
import type { MaySee } from '../kernel/documents/lock.ts';
import { type FoundProofs, findProofs, type ProofsAddress } from './find-proofs.ts';
import { NOTIFY_JOB } from './notify-owner.ts';
import { deleteSelections, insertSelections, listOfBlock } from './queries.ts';

/** A form that was sent twice counts once. */
const SAME_WITHIN_MS = 600_000;

export type Taken =
  | { readonly kind: 'taken'; readonly path: string }
  | { readonly kind: 'locked'; readonly path: string }
  | { readonly kind: 'missing' }
  | { readonly kind: 'invalid'; readonly message: string };

export async function takeSelection(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  address: ProofsAddress & { readonly locale: string },
  fields: Readonly<Record<string, string>>,
  maySee: MaySee,
): Promise<Taken> {
  const say = proofWords(address.locale);
  return deps.db.write(async (tx): Promise<Taken> => {
    const found = await findProofs(tx, address);
    if (!found) return { kind: 'missing' };
    const { path, passwordHash, access, maximum } = found;
    const isOpen = await maySee(address.documentId, { passwordHash, access });
    if (!isOpen) return { kind: 'locked', path };
    const selection = selectionOf(deps, address, found, fields);
    if (selection.picks.length === 0) return { kind: 'invalid', message: say('nothing') };
    if (maximum !== undefined && countFavourites(selection.picks) > maximum)
      return { kind: 'invalid', message: say('tooMany', { most: maximum }) };
    await store(tx, deps, address, selection);
    return { kind: 'taken', path };
  });
}

function selectionOf(
  { now, newId }: Pick<Deps, 'now' | 'newId'>,
  { documentId, blockId }: ProofsAddress,
  { title, pictures }: FoundProofs,
  fields: Readonly<Record<string, string>>,
): ProofSelection {
  return {
    id: newId(),
    documentId,
    blockId,
    title,
    name: cleanText(fields['name'], MAX_NAME),
    note: cleanText(fields['note'], MAX_NOTE),
    picks: readPicks(fields, pictures),
    sentAt: now(),
  };
}

async function store(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  address: ProofsAddress,
  selection: ProofSelection,
): Promise<void> {
  const before = await listOfBlock(tx, address, KEPT_SELECTIONS);
  const [last] = before;
  if (last && isSame(last, selection) && last.sentAt > selection.sentAt - SAME_WITHIN_MS) return;
  const { siteId } = address;
  await insertSelections(tx, siteId, [selection]);
  await deleteSelections(
    tx,
    siteId,
    before.slice(KEPT_SELECTIONS - 1).map(({ id }) => id),
  );
  await enqueue(tx, deps, { type: NOTIFY_JOB, siteId, payload: { selectionId: selection.id } });
}

function isSame(one: ProofSelection, other: ProofSelection): boolean {
  const said = ({ name, note, picks }: ProofSelection) => JSON.stringify([name, note, picks]);
  return said(one) === said(other);
}
