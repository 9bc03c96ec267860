/** Takes people over from a table whom the owner says have agreed. Whoever has left stays away. */
import type { ImportReport, MemberSource } from '#domain/lists/calls.ts';
import { entering } from '#domain/lists/list.ts';
import { type ImportedMember, readMembers } from '#domain/lists/read-members.ts';
import { chunks } from '../db/chunks.ts';
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
      const states = await listStates(
        tx,
        listId,
        batch.map(({ email }) => email),
      );
      const sorted = sortOut(batch, states);
      const now = deps.now();
      const source: MemberSource = { kind: 'import', by };
      const on = { state: 'subscribed', source, confirmedAt: now, endedAt: null } as const;
      await changeMembers(tx, sorted.waiting, on);
      await insertMembers(
        tx,
        sorted.fresh.map((member) => ({ ...member, ...on, id: deps.newId(), siteId, listId, askedAt: now })),
      );
      counts.added += sorted.fresh.length + sorted.waiting.length;
      counts.known += sorted.known;
      counts.left += sorted.left;
    }
  });
  return { ...counts, invalid: invalid.length, invalidLines: invalid.slice(0, MAX_TOLD) };
}

function sortOut(batch: readonly ImportedMember[], states: Awaited<ReturnType<typeof listStates>>) {
  const fresh: ImportedMember[] = [];
  /** Ids of those who had been asked and had not answered. */
  const waiting: string[] = [];
  let known = 0;
  let left = 0;
  for (const member of batch) {
    const was = states.get(keyOf(member.email));
    if (entering(was?.state, { kind: 'import', hasConsent: true }) === 'subscribed') {
      if (was) waiting.push(was.id);
      else fresh.push(member);
    } else if (was?.state === 'subscribed') known += 1;
    else left += 1;
  }
  return { fresh, waiting, known, left };
}
