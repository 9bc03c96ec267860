import type { ProofPick, ProofSelection } from '#domain/proofing/proofs.ts';
import { chunks } from '../db/chunks.ts';
import { type JsonText, readJson } from '../db/json-text.ts';
import type { Queryable } from '../db/schema.ts';

interface SelectionTable {
  id: string;
  site_id: string;
  document_id: string;
  block_id: string;
  title: string;
  name: string;
  note: string;
  /** JSON. */
  picks: JsonText<ProofPick[]>;
  sent_at: number;
}

declare module '../db/schema.ts' {
  interface Schema {
    proof_selections: SelectionTable;
  }
}

const MOST_LISTED = 500;

function ofSite(db: Queryable, siteId: string) {
  return db.selectFrom('proof_selections').selectAll().where('site_id', '=', siteId);
}

/** The newest first. */
export async function listSelections(db: Queryable, siteId: string): Promise<ProofSelection[]> {
  const rows = await ofSite(db, siteId).orderBy('id', 'desc').limit(MOST_LISTED).execute();
  return rows.map(toSelection);
}

/** In the order of their ids. */
export async function listSelectionsAfter(
  db: Queryable,
  siteId: string,
  after: string,
  limit: number,
): Promise<ProofSelection[]> {
  const rows = await ofSite(db, siteId).where('id', '>', after).orderBy('id').limit(limit).execute();
  return rows.map(toSelection);
}

export async function findSelection(
  db: Queryable,
  siteId: string,
  id: string,
): Promise<ProofSelection | undefined> {
  const row = await ofSite(db, siteId).where('id', '=', id).executeTakeFirst();
  return row && toSelection(row);
}

/** With its site, for a job that has no more than the id. */
export async function findSelectionAnywhere(
  db: Queryable,
  id: string,
): Promise<(ProofSelection & { readonly siteId: string }) | undefined> {
  const row = await db.selectFrom('proof_selections').selectAll().where('id', '=', id).executeTakeFirst();
  return row && { ...toSelection(row), siteId: row.site_id };
}

/** Of a block, the newest first. */
export async function listOfBlock(
  db: Queryable,
  { siteId, documentId, blockId }: { siteId: string; documentId: string; blockId: string },
  limit: number,
): Promise<ProofSelection[]> {
  const rows = await ofSite(db, siteId)
    .where('document_id', '=', documentId)
    .where('block_id', '=', blockId)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map(toSelection);
}

export async function insertSelections(
  tx: Queryable,
  siteId: string,
  selections: readonly ProofSelection[],
): Promise<void> {
  for (const chunk of chunks(selections)) {
    const rows = chunk.map(({ documentId, blockId, picks, sentAt, ...rest }) => ({
      ...rest,
      site_id: siteId,
      document_id: documentId,
      block_id: blockId,
      picks: JSON.stringify(picks),
      sent_at: sentAt,
    }));
    await tx.insertInto('proof_selections').values(rows).execute();
  }
}

/** @returns whether any of them was there */
export async function deleteSelections(
  tx: Queryable,
  siteId: string,
  ids: readonly string[],
): Promise<boolean> {
  if (ids.length === 0) return false;
  const { numDeletedRows } = await tx
    .deleteFrom('proof_selections')
    .where('site_id', '=', siteId)
    .where('id', 'in', ids)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

function toSelection(row: SelectionTable): ProofSelection {
  const { id, title, name, note } = row;
  return {
    id,
    documentId: row.document_id,
    blockId: row.block_id,
    title,
    name,
    note,
    picks: readJson(row.picks),
    sentAt: Number(row.sent_at),
  };
}
