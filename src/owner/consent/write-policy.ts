/** The page about cookies: made once, and afterwards only the list of what was found is written anew. */
import { definitions } from '#blocks/definitions.ts';
import { FOUND_BLOCK_ID, type PolicyFacts, policyParts } from '#domain/consent/policy-page.ts';
import { edit, make, read, readTree } from '#domain/content/calls.ts';
import type { Operation } from '#domain/content/operations.ts';
import type { RichText } from '#domain/content/rich-text.ts';
import { call } from '../api.ts';
import { makeId } from '../make-id.ts';

const SLUG = 'privacy';

export interface WrittenPolicy {
  readonly id: string;
  /** False where the page was there, and only its list of services has changed. */
  readonly isNew: boolean;
}

export async function writePolicy(site: string, facts: PolicyFacts): Promise<WrittenPolicy> {
  const { documents } = await call(readTree, { site });
  for (const { id } of documents.filter((each) => each.slug.startsWith(SLUG)))
    if (await renewList(site, id, facts)) return { id, isNew: false };
  const { document } = await call(make, { site, body: policyPage(facts) });
  return { id: document.id, isNew: true };
}

/** @returns whether this is the page that holds the list */
async function renewList(site: string, document: string, facts: PolicyFacts): Promise<boolean> {
  const { draft } = await call(read, { site, document });
  const blocks = draft?.body.sections.flatMap((section) => section.blocks) ?? [];
  const list = blocks.find(({ id }) => id === FOUND_BLOCK_ID);
  if (!draft || !list) return false;
  const before = list.props['content'];
  const after = policyParts(facts).found;
  if (JSON.stringify(before) === JSON.stringify(after)) return true;
  const path = ['props', 'content'];
  const operations: Operation[] = [{ op: 'set', id: FOUND_BLOCK_ID, path, before, after }];
  await call(edit, { site, document, body: { baseId: draft.id, operations } });
  return true;
}

function policyPage(facts: PolicyFacts) {
  const { opening, found, ending } = policyParts(facts);
  const section = { id: makeId(), theme: 'paper', width: 'content', spacing: 'medium' } as const;
  const blocks = [
    textBlock(makeId(), opening),
    textBlock(FOUND_BLOCK_ID, found),
    textBlock(makeId(), ending),
  ];
  const body = { title: 'Privacy and cookies', fields: {}, sections: [{ ...section, blocks }] };
  return { kind: 'page', slug: SLUG, body } as const;
}

function textBlock(id: string, content: RichText) {
  const { version = 1, defaults } = definitions['text'] ?? {};
  return { id, type: 'text', version, props: { ...defaults, content }, place: { column: 1, span: 8 } };
}
