/** What clients have chosen moves with a site. */
import { z } from 'zod';
import { idSchema } from '#domain/links/link.ts';
import { MAX_PROOFS } from '#domain/proofing/limits.ts';
import { MAX_NAME, MAX_NOTE, proofPick } from '#domain/proofing/proofs.ts';
import { eachPage } from '../kernel/moves/each-page.ts';
import { instant } from '../kernel/moves/instant.ts';
import type { MovedRows } from '../kernel/moves/moved-rows.ts';
import { findLive, splitKnown } from '../kernel/moves/queries.ts';
import { insertSelections, listSelectionsAfter } from './queries.ts';

const entry = z.object({
  id: idSchema,
  documentId: idSchema,
  blockId: idSchema,
  title: z.string().max(1000),
  name: z.string().max(MAX_NAME),
  note: z.string().max(MAX_NOTE),
  picks: z.array(proofPick).max(MAX_PROOFS).readonly(),
  sentAt: instant,
});

const selections: MovedRows<z.infer<typeof entry>> = {
  file: 'proof-selections.jsonl',
  entry,
  isPersonal: true,
  async *read(db, siteId) {
    for await (const page of eachPage((after, limit) => listSelectionsAfter(db, siteId, after, limit))) {
      const live = await findLive(
        db,
        siteId,
        page.map(({ documentId }) => documentId),
      );
      yield page.filter(({ documentId }) => live.has(documentId));
    }
  },
  keyOf: ({ id }) => id,
  idsOf: ({ id }) => ({ proofSelections: [id] }),
  check(all, whole) {
    for (const [index, { id, documentId }] of all.entries()) {
      whole.seeId(id, `${index}.id`);
      if (!whole.documentIds.has(documentId))
        whole.add(`${index}.documentId`, 'is not a document of the site');
    }
  },
  async insert(tx, siteId, entries) {
    const { added } = await splitKnown(tx, 'proofSelections', entries);
    await insertSelections(tx, siteId, added);
  },
};

export const moved = [selections];
