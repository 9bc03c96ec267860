/** The translations of a site's texts: how many there are of each document and each feature, and those of one to read and save. */
import { definitions } from '#blocks/definitions.ts';
import { applyOperations } from '#domain/content/apply.ts';
import type { Body } from '#domain/content/content.ts';
import type { Operation } from '#domain/content/operations.ts';
import { richTextSchema } from '#domain/content/rich-text.ts';
import { readTexts, readTranslations, saveTexts } from '#domain/locale/calls.ts';
import { keyOfText, type TextGroup } from '#domain/locale/text-kinds.ts';
import {
  countTexts,
  type Layer,
  type TranslatableText,
  textsOf,
  translateText,
} from '#domain/locale/texts.ts';
import { recorded } from '../activity/record-activity.ts';
import type { Queryable } from '../db/schema.ts';
import type { Deps } from '../deps.ts';
import type { AnswerCall, Called } from '../http/answer-calls.ts';
import type { Authorize } from '../http/authorize.ts';
import { findSiteSettings, raiseSiteVersion } from '../kernel/sites/queries.ts';
import type { TranslatedWords } from '../kernel/translations/translated-words.ts';
import { describeEdited } from './describe-changes.ts';
import { type DocumentAddress, findVersion } from './find-version.ts';
import { readLocalSlug } from './local-slugs.ts';
import { listDrafts } from './queries-lists.ts';
import { saveTranslations } from './save-translations.ts';
import {
  findPart,
  type GivenText,
  type Into,
  layerWith,
  listParts,
  partsOfDocuments,
  revisionOf,
  type TranslatedPart,
  writePart,
} from './translate-words.ts';

const PAGE_SIZE = 100;
export const NO_LANGUAGE = {
  kind: 'missing',
  message: 'This site does not have this language. Add it first.',
} as const;
const NO_DOCUMENT = { kind: 'missing', message: 'This document does not exist.' } as const;
const CHANGED = {
  kind: 'conflict',
  message: 'Someone else changed this page. Load its texts again, then translate.',
} as const;

export interface TranslationDeps extends Deps {
  readonly authorize: Authorize;
  readonly translated: readonly TranslatedWords[];
}

export function translationRoutes(deps: TranslationDeps, answer: AnswerCall): void {
  answer(readTranslations, async ({ siteId, params: { language }, query }) => {
    const into = { siteId, language };
    if ((await mainLanguageOf(deps.db.read, into)) === undefined) return NO_LANGUAGE;
    const offset = Math.max(0, Math.trunc(Number(query.offset ?? 0)) || 0);
    return listThings(deps, into, { offset, limit: PAGE_SIZE });
  });
  answer(readTexts, ({ siteId, params }) =>
    readThing(deps, { siteId, language: params.language }, params.document),
  );
  answer(saveTexts, async (call, sent) => {
    const { siteId, params } = call;
    const into = { siteId, language: params.language };
    if ((await mainLanguageOf(deps.db.read, into)) === undefined) return NO_LANGUAGE;
    return (await saveThing(deps, call, sent)) ?? readThing(deps, into, params.document);
  });
}

/** Undefined where the site has no such language. */
export async function mainLanguageOf(db: Queryable, { siteId, language }: Into): Promise<string | undefined> {
  const settings = await findSiteSettings(db, siteId);
  return settings?.languages.some(({ code }) => code === language) ? settings.locale : undefined;
}

/** All that can be translated, with how much of it is. */
export async function listThings(
  { db, translated }: TranslationDeps,
  into: Into,
  { offset, limit }: { readonly offset: number; readonly limit: number },
) {
  const drafts = await listDrafts(db.read, into.siteId, { limit: limit + 1, offset });
  const shown = drafts.slice(0, limit);
  const parts = await partsOfDocuments(
    db.read,
    translated,
    into,
    shown.map(({ id }) => id),
  );
  const documents = shown.map(({ body, ...document }) => {
    const own = parts.get(document.id) ?? [];
    const group = own[0]?.group ?? GROUPS[document.kind] ?? 'parts';
    const texts = [...textsOf(body, definitions, into.language), ...own.flatMap((part) => part.texts)];
    return { ...document, group, ...countTexts(texts) };
  });
  const alone = offset === 0 ? await listParts(db.read, translated, into) : [];
  const settings = alone.map(({ id, group, title, texts }) => {
    return { id, kind: 'settings', group, title, path: null, ...countTexts(texts) };
  });
  return {
    documents: [...documents, ...settings],
    next: drafts.length > limit ? offset + limit : null,
  };
}

export async function readThing({ db, translated }: TranslationDeps, into: Into, id: string) {
  const from = await mainLanguageOf(db.read, into);
  if (from === undefined) return NO_LANGUAGE;
  const part = await findPart(db.read, translated, into, id);
  if (part)
    return {
      from,
      ...shownTexts(part.texts),
      title: part.title,
      isDraft: false,
      address: null,
      revisionId: revisionOf(part),
    };
  const version = await findVersion(db.read, { siteId: into.siteId, documentId: id });
  if (!version) return NO_DOCUMENT;
  const { id: revisionId, body } = version.revision;
  const parts = (await partsOfDocuments(db.read, translated, into, [id])).get(id) ?? [];
  const texts = [...textsOf(body, definitions, into.language), ...parts.flatMap((each) => each.texts)];
  const address = (await readLocalSlug(db.read, version.document, into.language)) ?? null;
  return { from, ...shownTexts(texts), title: body.title, isDraft: true, address, revisionId };
}

/** @returns why it was not saved */
export async function saveThing(deps: TranslationDeps, call: Saving, sent: Sent) {
  const { siteId, params } = call;
  const part = await findPart(
    deps.db.read,
    deps.translated,
    { siteId, language: params.language },
    params.document,
  );
  return part ? savePart(deps, call, part, sent) : saveDocument(deps, call, sent);
}

const GROUPS: Readonly<Record<string, TextGroup>> = { page: 'pages', item: 'posts', navigation: 'menus' };

function shownTexts(texts: readonly TranslatableText[]) {
  return {
    texts: texts.map((text) => ({ ...text, path: [...text.path], translation: text.translation ?? null })),
  };
}

export type Saving = Called<typeof saveTexts>;

interface Sent {
  readonly baseId: string;
  readonly texts: readonly GivenText[];
  readonly slug?: string | null;
}

/** @returns why it was not saved */
async function savePart(deps: TranslationDeps, call: Saving, part: TranslatedPart, { baseId, texts }: Sent) {
  const { siteId, params } = call;
  const into = { siteId, language: params.language };
  const refused = await whyNotAllowed(deps, call, [part]);
  if (refused) return refused;
  if (revisionOf(part) !== baseId) return CHANGED;
  const layer = layerWith(part, texts);
  if (typeof layer === 'string') return { kind: 'invalid', message: layer } as const;
  const what = `translated ${part.title} into ${params.language}`;
  const save = (within: Deps) => writeParts(within, into, [{ part, layer }]);
  const target = { kind: 'site', id: siteId };
  await recorded(deps, call, save, () => ({ action: 'settings.changed', what, target }) as const);
  return undefined;
}

/** Texts of the draft, and of what is translated with it, which takes effect at once. */
async function saveDocument(deps: TranslationDeps, call: Saving, { baseId, texts, slug }: Sent) {
  const { siteId, params, actor } = call;
  const { document: documentId, language } = params;
  const into = { siteId, language };
  const parts =
    (await partsOfDocuments(deps.db.read, deps.translated, into, [documentId])).get(documentId) ?? [];
  const ofPart = (part: TranslatedPart) => texts.filter(({ id }) => id === part.source.declared.name);
  const given = parts.filter((part) => ofPart(part).length > 0);
  const refused = await whyNotAllowed(deps, call, given);
  if (refused) return refused;
  const layers = planLayers(given.map((part) => ({ part, texts: ofPart(part) })));
  if (typeof layers === 'string') return { kind: 'invalid', message: layers } as const;
  const rest = texts.filter(({ id }) => !given.some(({ source }) => source.declared.name === id));
  const made = await makeOperations(deps.db.read, { siteId, documentId, language, baseId, texts: rest });
  if ('kind' in made) return made;
  const input = { siteId, documentId, baseId, operations: made };
  const save = async (within: Deps) => {
    const isEdited = made.length > 0 || slug !== undefined;
    const edited = isEdited
      ? await saveTranslations(within, actor, { ...input, language, slug })
      : ({ kind: 'saved', revisionId: '' } as const);
    if (edited.kind === 'saved') await writeParts(within, into, layers);
    return edited;
  };
  const edited = await recorded(deps, call, save, describeEdited(input, baseId));
  if (edited.kind === 'conflict') return CHANGED;
  return edited.kind === 'saved' ? undefined : edited;
}

interface Planned {
  readonly part: TranslatedPart;
  readonly layer: Layer;
}

/** @returns why one of them cannot be saved, in words */
function planLayers(
  given: readonly { readonly part: TranslatedPart; readonly texts: readonly GivenText[] }[],
): readonly Planned[] | string {
  const planned: Planned[] = [];
  for (const { part, texts } of given) {
    const layer = layerWith(part, texts);
    if (typeof layer === 'string') return layer;
    planned.push({ part, layer });
  }
  return planned;
}

async function writeParts({ db, now }: Deps, into: Into, layers: readonly Planned[]): Promise<void> {
  if (layers.length === 0) return;
  await db.write(async (tx) => {
    for (const { part, layer } of layers) await writePart(tx, into, part, layer);
    await raiseSiteVersion(tx, into.siteId, now());
  });
}

/** Translating a text takes the permission to change the original. */
async function whyNotAllowed(
  { authorize }: TranslationDeps,
  { context, siteId }: Saving,
  parts: readonly TranslatedPart[],
) {
  for (const { source } of parts) {
    const actor = await authorize(context, siteId, source.declared.may);
    if (actor instanceof Response) return actor;
  }
  return undefined;
}

interface Asked extends DocumentAddress, Omit<Sent, 'slug'> {
  readonly language: string;
}

async function makeOperations(db: Queryable, { language, baseId, texts, ...address }: Asked) {
  const version = await findVersion(db, address);
  if (!version) return NO_DOCUMENT;
  if (version.revision.id !== baseId) return CHANGED;
  const made = operationsFor(version.revision.body, language, texts);
  return typeof made === 'string' ? ({ kind: 'invalid', message: made } as const) : made;
}

/** @returns why they cannot be saved, in words */
function operationsFor(body: Body, language: string, given: readonly GivenText[]): Operation[] | string {
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
