/** What a site asks its visitors moves with it. */
import { type Consent, consentSchema } from '#domain/consent/schema.ts';
import type { MovedRows } from '../kernel/moves/moved-rows.ts';
import { deleteConsent, findConsent, writeConsent } from './queries.ts';

const settings: MovedRows<Consent> = {
  file: 'consent.json',
  entry: consentSchema,
  async *read(db, siteId) {
    const found = await findConsent(db, siteId);
    yield found ? [found] : [];
  },
  keyOf: () => '',
  idsOf: () => ({}),
  check({ length }, whole) {
    if (length > 1) whole.add('1', 'is one too many: a site has one');
  },
  clear: deleteConsent,
  async insert(tx, siteId, entries) {
    for (const entry of entries) await writeConsent(tx, siteId, entry);
  },
};

export const moved = [settings];
