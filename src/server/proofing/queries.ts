import type { ProofPick, ProofSelection } from '#domain/proofing/proofs.ts';
import { chunks } from '../db/chunks.ts';
import { type JsonText, readJson } from '../db/json-text.ts';
import type { Queryable } from '../db/schema.ts';

interface SelectionTable {
  id: string;
  siteId: string;
  documentId: string;
  blockId: string;
  title: string;
  name: string;
  note: string;
  /** JSON. */
  picks: JsonText<ProofPick[]>;
  sentAt: number;
}

declare module '../db/schema.ts' {
  interface Schema {
    proofSelections: SelectionTable;
  }
}

const MOST_LISTED = 500;

function ofSite(db: Queryable, siteId: string) {
  return db.selectFrom('proofSelections').selectAll().where('siteId', '=', siteId);
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
  const row = await db.selectFrom('proofSelections').selectAll().where('id', '=', id).executeTakeFirst();
  return row && { ...toSelection(row), siteId: row.siteId };
}

/** Of a block, the newest first. */
export async function listOfBlock(
  db: Queryable,
  { siteId, documentId, blockId }: { siteId: string; documentId: string; blockId: string },
  limit: number,
): Promise<ProofSelection[]> {
  const rows = await ofSite(db, siteId)
    .where('documentId', '=', documentId)
    .where('blockId', '=', blockId)
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
    const rows = chunk.map((each) => ({ ...each, siteId, picks: JSON.stringify(each.picks) }));
    await tx.insertInto('proofSelections').values(rows).execute();
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
    .deleteFrom('proofSelections')
    .where('siteId', '=', siteId)
    .where('id', 'in', ids)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

function toSelection(row: SelectionTable): ProofSelection {
  const { id, title, name, note } = row;
  return {
    id,
    documentId: row.documentId,
    blockId: row.blockId,
    title,
    name,
    note,
    picks: readJson(row.picks),
    sentAt: row.sentAt,
  };
}
