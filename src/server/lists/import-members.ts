/** Takes people over from a table whom the owner says have agreed. Whoever has left stays away. */
import type { ImportReport, MemberSource } from '#domain/lists/calls.ts';
import { entering } from '#domain/lists/list.ts';
import { type ImportedMember, readMembers } from '#domain/lists/read-members.ts';
import { chunks } from '../db/chunks.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import { changeMembers, insertMembers, keyOf, listStates } from './queries.ts';

const MAX_TOLD = 50;

export interface ImportInput {
  readonly siteId: string;
  readonly listId: string;
  readonly csv: string;
  /** Who states that these people agreed. */
  readonly by: string;
}

export async function importMembers(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  { siteId, listId, csv, by }: ImportInput,
): Promise<ImportReport> {
  const { members, invalid, repeated } = readMembers(csv);
  const counts = { added: 0, known: repeated, left: 0 };
  await deps.db.write(async (tx) => {
    Object.assign(counts, { added: 0, known: repeated, left: 0 });
    for (const batch of chunks(members)) {
      const sorted = await takeOver(tx, deps, { siteId, listId, by, members: batch });
      counts.added += sorted.added.length;
      counts.known += sorted.known;
      counts.left += sorted.left;
    }
  });
  return { ...counts, invalid: invalid.length, invalidLines: invalid.slice(0, MAX_TOLD) };
}

export interface TakenOver {
  readonly siteId: string;
  readonly listId: string;
  readonly by: string;
  /** As many as one statement takes. */
  readonly members: readonly ImportedMember[];
}

export async function takeOver(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  { siteId, listId, by, members }: TakenOver,
) {
  const states = await listStates(
    tx,
    listId,
    members.map(({ email }) => email),
  );
  const { fresh, waiting, known, left } = sortOut(members, states);
  const now = deps.now();
  const source: MemberSource = { kind: 'import', by };
  const on = { state: 'subscribed', source, confirmedAt: now, endedAt: null } as const;
  await changeMembers(
    tx,
    waiting.map(({ id }) => id),
    on,
  );
  await insertMembers(
    tx,
    fresh.map((member) => ({ ...member, ...on, id: deps.newId(), siteId, listId, askedAt: now })),
  );
  return { added: [...fresh, ...waiting].map(({ email }) => email), known, left };
}

function sortOut(batch: readonly ImportedMember[], states: Awaited<ReturnType<typeof listStates>>) {
  const fresh: ImportedMember[] = [];
  /** Those who had been asked and had not answered. */
  const waiting: { readonly id: string; readonly email: string }[] = [];
  let known = 0;
  let left = 0;
  for (const member of batch) {
    const was = states.get(keyOf(member.email));
    if (entering(was?.state, { kind: 'import', hasConsent: true }) === 'subscribed') {
      if (was) waiting.push({ id: was.id, email: member.email });
      else fresh.push(member);
    } else if (was?.state === 'subscribed') known += 1;
    else left += 1;
  }
  return { fresh, waiting, known, left };
}
