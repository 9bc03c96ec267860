/** Runs commands on one document so that the activity says what became of it. */
import type { ActivityAction } from '#domain/activity/kinds.ts';
import { recorded, type Told } from '../activity/record-activity.ts';
import type { Queryable } from '../db/schema.ts';
import type { Actor, Deps } from '../deps.ts';
import { findDocument } from '../kernel/documents/queries.ts';
import type { DocumentRecord } from '../kernel/documents/records.ts';
import type { DocumentAddress } from './find-version.ts';

interface DocumentCall {
  readonly actor: Actor;
  readonly siteId: string;
  readonly params: { readonly document: string };
  readonly leaves: ActivityAction;
}

export function addressOf({ siteId, params }: Pick<DocumentCall, 'siteId' | 'params'>): DocumentAddress {
  return { siteId, documentId: params.document };
}

export function targetOf({ kind, id }: DocumentRecord): NonNullable<Told['target']> {
  return { kind, id };
}

type Line = string | Pick<Told, 'what' | 'details'>;
type Lines = Line | readonly Line[] | undefined;

/** Says what became of a document, from how it is now and how it was before. */
export type DescribeChange = (
  document: DocumentRecord,
  before: DocumentRecord,
  tx: Queryable,
) => Lines | Promise<Lines>;

/** A command that refuses leaves nothing to be said. */
export function recordChange<D extends Deps, Result extends object>(
  deps: D,
  call: DocumentCall,
  command: (within: D, address: DocumentAddress) => Promise<Result>,
  describeChange: DescribeChange,
): Promise<Result> {
  const address = addressOf(call);
  const find = (db: Queryable) => findDocument(db, address.siteId, address.documentId);
  let before: DocumentRecord | undefined;
  const run = async (within: D) => {
    before = await find(within.db.read);
    return command(within, address);
  };
  return recorded(deps, call, run, async (result, tx) => {
    const document = 'message' in result ? undefined : await find(tx);
    if (!document || !before) return undefined;
    const lines = [(await describeChange(document, before, tx)) ?? []].flat();
    return lines.map((line) => ({
      ...(typeof line === 'string' ? { what: line } : line),
      target: targetOf(document),
    }));
  });
}
