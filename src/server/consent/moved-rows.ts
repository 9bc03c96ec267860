/** What a site asks its visitors moves with it. */
import { type Decision, decisionSchema } from '#domain/consent/proof.ts';
import { type Consent, consentSchema } from '#domain/consent/schema.ts';
import type { MovedRows } from '../kernel/moves/moved-rows.ts';
import { deleteConsent, findConsent, writeConsent } from './queries.ts';
import { deleteDecisions, eachDecision, insertDecisions } from './queries-log.ts';

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

/** Known by nobody but the visitors themselves, and proof for the site wherever it stands. */
const log: MovedRows<Decision> = {
  file: 'consent-log.jsonl',
  entry: decisionSchema,
  isPersonal: true,
  read: eachDecision,
  keyOf: ({ id }) => id,
  idsOf: ({ id }) => ({ consent_log: [id] }),
  check(entries, whole) {
    for (const [index, { id }] of entries.entries()) whole.seeId(id, `${index}.id`);
  },
  clear: deleteDecisions,
  insert: insertDecisions,
};

export const moved = [settings, log];
