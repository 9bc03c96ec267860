/** What a site asks its visitors moves with it. */
import { type Decision, decisionSchema, type Wording, wordingSchema } from '#domain/consent/proof.ts';
import type { MovedRows } from '../kernel/moves/moved-rows.ts';
import { oneASite } from '../kernel/moves/one-a-site.ts';
import { splitKnown } from '../kernel/moves/queries.ts';
import { consents } from './queries.ts';
import { eachDecision, insertDecisions } from './queries-log.ts';
import { insertWordings, listWordings } from './queries-wordings.ts';

/** Known by nobody but the visitors themselves, and proof for the site wherever it stands. */
const log: MovedRows<Decision> = {
  file: 'consent-log.jsonl',
  entry: decisionSchema,
  isPersonal: true,
  read: eachDecision,
  keyOf: ({ id }) => id,
  idsOf: ({ id }) => ({ consentLog: [id] }),
  check(entries, whole) {
    for (const [index, { id }] of entries.entries()) whole.seeId(id, `${index}.id`);
  },
  async insert(tx, siteId, entries) {
    const { added } = await splitKnown(tx, 'consentLog', entries);
    await insertDecisions(tx, siteId, added);
  },
};

const wordings: MovedRows<Wording> = {
  file: 'consent-wordings.jsonl',
  entry: wordingSchema,
  async *read(db, siteId) {
    yield await listWordings(db, siteId);
  },
  keyOf: ({ hash }) => hash,
  idsOf: () => ({}),
  check() {},
  insert: insertWordings,
};

export const moved = [oneASite('consent.json', consents), log, wordings] as const;
