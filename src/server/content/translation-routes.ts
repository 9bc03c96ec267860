/** The translations of a site's texts: how many there are of each document, and those of one to read and save. */
import { definitions } from '#blocks/definitions.ts';
import { applyOperations } from '#domain/content/apply.ts';
import type { Body } from '#domain/content/content.ts';
import type { Operation } from '#domain/content/operations.ts';
import { richTextSchema } from '#domain/content/rich-text.ts';
import { readTexts, readTranslations, saveTexts } from '#domain/locale/calls.ts';
import { keyOfText } from '#domain/locale/text-kinds.ts';
import { countTexts, type TranslatableText, textsOf, translateText } from '#domain/locale/texts.ts';
import { recorded } from '../activity/record-activity.ts';
import type { Queryable } from '../db/schema.ts';
import { within } from '../db/within.ts';
import type { Actor, Deps } from '../deps.ts';
import type { AnswerCall } from '../http/answer-calls.ts';
import { findDocument } from '../kernel/documents/queries.ts';
import { findSiteSettings } from '../kernel/sites/queries.ts';
import { describeEdited } from './describe-changes.ts';
import { type DocumentEdited, type EditDocument, editDocument } from './edit-document.ts';
import { type DocumentAddress, findVersion } from './find-version.ts';
import { type LocalSlugRefused, readLocalSlug, setLocalSlug, whyNotLocalSlug } from './local-slugs.ts';
import { listDrafts } from './queries-lists.ts';

const PAGE_SIZE = 100;
const NO_LANGUAGE = {
  kind: 'missing',
  message: 'This site does not have this language. Add it first.',
} as const;
const NO_DOCUMENT = { kind: 'missing', message: 'This document does not exist.' } as const;
const CHANGED = {
  kind: 'conflict',
  message: 'Someone else changed this page. Load its texts again, then translate.',
} as const;

interface Given {
  readonly id: string;
  readonly path: readonly string[];
  readonly value?: unknown;
}

export function translationRoutes(deps: Deps, answer: AnswerCall): void {
  const { db } = deps;
  const hasLanguage = async (siteId: string, language: string) =>
    (await findSiteSettings(db.read, siteId))?.languages.some(({ code }) => code === language) ?? false;
  answer(readTranslations, async ({ siteId, params: { language }, query }) => {
    if (!(await hasLanguage(siteId, language))) return NO_LANGUAGE;
    const offset = Math.max(0, Math.trunc(Number(query.offset ?? 0)) || 0);
    const drafts = await listDrafts(db.read, siteId, { limit: PAGE_SIZE + 1, offset });
    const documents = drafts
      .slice(0, PAGE_SIZE)
      .map(({ body, ...document }) => ({ ...document, ...countTexts(textsOf(body, definitions, language)) }));
    return { documents, next: drafts.length > PAGE_SIZE ? offset + PAGE_SIZE : null };
  });
  const read = async (siteId: string, documentId: string, language: string) => {
    if (!(await hasLanguage(siteId, language))) return NO_LANGUAGE;
    const version = await findVersion(db.read, { siteId, documentId });
    if (!version) return NO_DOCUMENT;
    const texts = textsOf(version.revision.body, definitions, language).map((text) => ({
      ...text,
      path: [...text.path],
      translation: text.translation ?? null,
    }));
    const address = (await readLocalSlug(db.read, version.document, language)) ?? null;
    return { revisionId: version.revision.id, address, texts };
  };
  answer(readTexts, ({ siteId, params }) => read(siteId, params.document, params.language));
  answer(saveTexts, async (call, { baseId, texts, slug }) => {
    const { siteId, params, actor } = call;
    const { document: documentId, language } = params;
    if (!(await hasLanguage(siteId, language))) return NO_LANGUAGE;
    const made = await makeOperations(db.read, { siteId, documentId, language, baseId, texts });
    if ('kind' in made) return made;
    const input = { siteId, documentId, baseId, operations: made };
    const save = (within: Deps) => saveTranslations(within, actor, { ...input, language, slug });
    const saved = await recorded(deps, call, save, describeEdited(input, baseId));
    if (saved.kind === 'conflict') return CHANGED;
    return saved.kind === 'saved' ? read(siteId, documentId, language) : saved;
  });
}

interface Saved extends EditDocument {
  readonly language: string;
  /** Undefined where the address stays. */
  readonly slug: string | null | undefined;
}

/** All of it, or nothing. */
function saveTranslations(
  { db, ...deps }: Deps,
  actor: Actor,
  { language, slug, ...input }: Saved,
): Promise<DocumentEdited | LocalSlugRefused> {
  return db.write(async (tx) => {
    const changeFor = async () => {
      const document =
        slug === undefined ? undefined : await findDocument(tx, input.siteId, input.documentId);
      return document && slug !== undefined && { document, language, slug };
    };
    const planned = await changeFor();
    const refused = planned && (await whyNotLocalSlug(tx, planned));
    if (refused) return refused;
    const edited = await editDocument({ ...deps, db: within(db, tx) }, actor, input);
    const change = edited.kind === 'saved' ? await changeFor() : undefined;
    if (change) await setLocalSlug(tx, deps, change);
    return edited;
  });
}

interface Asked extends DocumentAddress {
  readonly language: string;
  readonly baseId: string;
  readonly texts: readonly Given[];
}

async function makeOperations(db: Queryable, { language, baseId, texts, ...address }: Asked) {
  const version = await findVersion(db, address);
  if (!version) return NO_DOCUMENT;
  if (version.revision.id !== baseId) return CHANGED;
  const made = operationsFor(version.revision.body, language, texts);
  return typeof made === 'string' ? ({ kind: 'invalid', message: made } as const) : made;
}

/** @returns why they cannot be saved, in words */
function operationsFor(body: Body, language: string, given: readonly Given[]): Operation[] | string {
  const known = new Map(textsOf(body, definitions, language).map((text) => [keyOfText(text), text]));
  const all: Operation[] = [];
  let current = body;
  for (const { id, path, value } of given) {
    const text = known.get(keyOfText({ id, path }));
    if (!text) return `There is no text at ${keyOfText({ id, path })}. Load the texts again.`;
    if (!fits(text, value))
      return `${text.label}: give ${text.kind === 'rich-text' ? 'a rich text' : 'a text'}.`;
    const operations = translateText(current, definitions, text, language, value ?? undefined);
    const applied = applyOperations(current, operations);
    if (!applied.ok) return `${text.label}: ${applied.refusal.message}`;
    all.push(...operations);
    current = applied.body;
  }
  return all;
}

function fits({ kind }: TranslatableText, value: unknown): boolean {
  if (value === undefined || value === null) return true;
  return kind === 'rich-text' ? richTextSchema.safeParse(value).success : typeof value === 'string';
}
