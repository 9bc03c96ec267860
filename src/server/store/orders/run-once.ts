/** Lets a request that bears a key be repeated: one effect, and the same answer each time. */
import { createHash } from 'node:crypto';
import { CLAIM_LEASE_MS, judgeClaim } from '#domain/store/orders/idempotency.ts';
import type { Deps } from '../../deps.ts';
import { type Claim, deleteClaim, findClaim, insertClaim, updateClaim } from './queries-claims.ts';

export type Once<Answer> =
  | { readonly kind: 'answered'; readonly answer: Answer }
  | { readonly kind: 'in-progress' }
  | { readonly kind: 'other-request' };

export function fingerprintOf(body: unknown): string {
  return createHash('sha256').update(JSON.stringify(body)).digest('base64url');
}

/** @param run what it answers is kept as JSON; what it throws frees the key */
export async function runOnce<Answer>(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  claim: Claim,
  run: () => Promise<Answer>,
): Promise<Once<Answer>> {
  const claimed = await db.write(async (tx) => {
    const leaseUntil = now() + CLAIM_LEASE_MS;
    if (await insertClaim(tx, claim, { now: now(), leaseUntil })) return { verdict: 'mine' } as const;
    const known = await findClaim(tx, claim);
    if (!known) throw new Error('A key that cannot be claimed is known.');
    const { answer, fingerprint } = known;
    const state =
      answer === null
        ? ({ kind: 'running', leaseUntil: known.leaseUntil } as const)
        : ({ kind: 'answered', answer } as const);
    const verdict = judgeClaim({ ...state, fingerprint }, claim.fingerprint, now());
    if (verdict === 'take-over') await updateClaim(tx, claim, { leaseUntil });
    return { verdict, answer };
  });
  if (claimed.verdict === 'in-progress' || claimed.verdict === 'other-request')
    return claimed.verdict === 'in-progress' ? { kind: 'in-progress' } : { kind: 'other-request' };
  if (claimed.verdict === 'replay')
    return { kind: 'answered', answer: JSON.parse(claimed.answer ?? 'null') as Answer };
  try {
    const answer = await run();
    await db.write((tx) => updateClaim(tx, claim, { answer: JSON.stringify(answer) }));
    return { kind: 'answered', answer };
  } catch (error) {
    await db.write((tx) => deleteClaim(tx, claim));
    throw error;
  }
}
