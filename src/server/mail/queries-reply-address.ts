/** Where visitors' replies go: mails that bear the name of a site are from it, whatever address sends them. */
import { z } from 'zod';
import { emailSchema } from '#domain/accounts/email.ts';
import { parseOnce } from '#domain/parse-once.ts';
import { prepared } from '../db/prepared.ts';
import type { Queryable } from '../db/schema.ts';

const siteParts = z.object({ business: z.object({ email: z.string().catch('') }).catch({ email: '' }) });
const sellerParts = z.object({ email: z.string().catch('') });

const parseSite = parseOnce((stored) => siteParts.parse(JSON.parse(stored)).business.email);
const parseSeller = parseOnce((stored) => sellerParts.parse(JSON.parse(stored)).email);

const stored = prepared((db, { siteId }: { readonly siteId: string }) =>
  db
    .selectFrom('sites')
    .leftJoin('invoiceSellers', 'invoiceSellers.siteId', 'sites.id')
    .select(['sites.settings', 'invoiceSellers.seller'])
    .where('sites.id', '=', siteId),
);

/** The address on the site's pages, else the one on its invoices; undefined if it has neither. */
export async function replyAddressOf(db: Queryable, siteId: string): Promise<string | undefined> {
  const [row] = await stored(db, { siteId });
  if (!row) return undefined;
  const known = [parseSite(row.settings), parseSeller(row.seller ?? '{}')];
  return known.flatMap((email) => emailSchema.safeParse(email).data ?? [])[0];
}
