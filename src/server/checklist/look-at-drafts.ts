/**
 * What the checklist finds in drafts. A revision never changes: what has been found in one is kept, so that bodies are
 * read once and not whenever somebody looks.
 */
import { BoundedMap } from '#domain/bounded-map.ts';
import { holdsSampleFacts, holdsSampleWords, partWithSampleWords } from '#domain/checklist/sample-words.ts';
import type { DocumentKind } from '#domain/content/codes.ts';
import { visibleBody } from '#domain/content/visible-body.ts';
import type { Queryable } from '../db/schema.ts';
import {
  type DraftHead,
  listBodies,
  listDraftHeads,
  type PageDraft,
} from '../kernel/documents/queries-drafts.ts';

interface Findings {
  readonly lacksDescription: boolean;
  readonly isBlank: boolean;
  readonly holdsSampleFacts: boolean;
  readonly holdsSampleWords: boolean;
  /** The first part that does. */
  readonly sampleWordsIn: string | undefined;
}

export interface SeenDraft extends DraftHead, Findings {}

export type LookAtDrafts = (
  db: Queryable,
  siteId: string,
  kinds: readonly DocumentKind[],
) => Promise<SeenDraft[]>;

/** Some two hundred bytes each. */
const MAX_KEPT = 5000;

export function lookAtDrafts(): LookAtDrafts {
  const kept = new BoundedMap<string, Findings>(MAX_KEPT);
  return async (db, siteId, kinds) => {
    const heads = await listDraftHeads(db, siteId, kinds);
    const unknown = heads.map(({ draftId }) => draftId).filter((id) => !kept.has(id));
    const found = new Map<string, Findings>();
    for (const [id, body] of await listBodies(db, unknown)) found.set(id, kept.keep(id, lookAt(body)));
    return heads.flatMap((head) => {
      const findings = found.get(head.draftId) ?? kept.get(head.draftId);
      // Deleted while its body was being read.
      return findings ? [{ ...head, ...findings }] : [];
    });
  };
}

function lookAt(body: PageDraft['body']): Findings {
  const { sections } = body;
  const { description } = body.fields;
  const visible = visibleBody({ title: '', ...body }).sections;
  const hasWords = holdsSampleWords(sections);
  return {
    lacksDescription: typeof description !== 'string' || description.trim() === '',
    isBlank: !visible.some(({ blocks }) => blocks.length > 0),
    holdsSampleFacts: holdsSampleFacts(sections),
    holdsSampleWords: hasWords,
    sampleWordsIn: hasWords ? partWithSampleWords(sections) : undefined,
  };
}
