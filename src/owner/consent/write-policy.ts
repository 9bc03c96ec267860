/** The page about cookies: made once, and afterwards only the list of what was found is written anew. */
import { definitions } from '#blocks/definitions.ts';
import { saveConsent } from '#domain/consent/calls.ts';
import { FOUND_BLOCK_ID, type PolicyFacts, policyParts } from '#domain/consent/policy-page.ts';
import type { Consent } from '#domain/consent/schema.ts';
import { edit, make, read, readTree } from '#domain/content/calls.ts';
import type { Operation } from '#domain/content/operations.ts';
import type { RichText } from '#domain/content/rich-text.ts';
import { call } from '../api.ts';
import { makeId } from '../make-id.ts';
import * as say from './words/en.ts';

const SLUG = 'privacy';
/** Pages that are looked into for the list. */
const MOST_READ = 60;

export interface WrittenPolicy {
  readonly id: string;
  /** False where the page was there, and only its list of services has changed. */
  readonly isNew: boolean;
}

/** @param consent as it is kept: the page that the owner has chosen is looked into first, and a new one is chosen where there is none */
export async function writePolicy(
  site: string,
  facts: PolicyFacts,
  consent: Consent | undefined,
): Promise<WrittenPolicy> {
  const { documents } = await call(readTree, { site });
  const { policyLink, policyPath = '' } = consent ?? {};
  const chosenId = policyLink && 'id' in policyLink ? policyLink.id : undefined;
  const chosenSlug = policyPath.split('/').findLast((part) => part !== '');
  const isChosen = ({ id, slug }: { readonly id: string; readonly slug: string }) =>
    id === chosenId || slug === chosenSlug;
  const first = documents.filter(isChosen);
  const pages = documents.filter((each) => !isChosen(each) && each.kind === 'page');
  // By the mark that its list bears, wherever the page has moved; by its first address soonest.
  const rest = pages.sort((one, other) => nearness(other.slug) - nearness(one.slug));
  for (const { id } of [...first, ...rest].slice(0, MOST_READ))
    if (await renewList(site, id, facts)) return { id, isNew: false };
  const { document } = await call(make, { site, body: policyPage(facts) });
  if (consent && !policyLink && policyPath === '')
    await call(saveConsent, { site, body: { ...consent, policyLink: { ref: 'page', id: document.id } } });
  return { id: document.id, isNew: true };
}

function nearness(slug: string): number {
  return slug.startsWith(SLUG) ? 1 : 0;
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
  const body = { title: say.privacyAndCookies, fields: {}, sections: [{ ...section, blocks }] };
  return { kind: 'page', slug: SLUG, body } as const;
}

function textBlock(id: string, content: RichText) {
  const { version = 1, defaults } = definitions['text'] ?? {};
  return { id, type: 'text', version, props: { ...defaults, content }, place: { column: 1, span: 8 } };
}
