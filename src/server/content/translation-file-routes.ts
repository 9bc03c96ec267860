/** Translations as files: out to translators, and back in. Of all that can be translated, whatever it is. */
import { mkdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { saveTexts } from '#domain/locale/calls.ts';
import {
  exportTable,
  exportXliff,
  importTranslations,
  MAX_TRANSLATION_FILE,
} from '#domain/locale/exchange/calls-files.ts';
import { type ExchangeDocument, exchangeLines } from '#domain/locale/exchange/exchange-lines.ts';
import { tableHead, tableRows } from '#domain/locale/exchange/exchange-table.ts';
import type { TakenText } from '#domain/locale/exchange/take-lines.ts';
import { XLIFF_END, XLIFF_TYPE, xliffFile, xliffHead } from '#domain/locale/exchange/write-xliff.ts';
import { within } from '../db/within.ts';
import type { AnswerCall, Called } from '../http/answer-calls.ts';
import { attachment } from '../http/attachment.ts';
import { receiveFile } from '../http/receive-file.ts';
import { findDocument } from '../kernel/documents/queries.ts';
import { XmlProblem } from '../storage/xml-problem.ts';
import { importLines, type OpenDocument } from './import-translations.ts';
import { readTranslationFile } from './read-translation-file.ts';
import type { Into } from './translate-words.ts';
import {
  listThings,
  mainLanguageOf,
  NO_LANGUAGE,
  readThing,
  saveThing,
  type TranslationDeps,
} from './translation-routes.ts';

const PAGE_SIZE = 20;
const NOTHING = {
  kind: 'empty',
  message: 'There is nothing to export: every text is translated.',
} as const;
const LIMIT = {
  maxBytes: MAX_TRANSLATION_FILE,
  tooLarge: 'This file is larger than 20 MB. Split it and import the parts.',
};

export type TranslationFileDeps = TranslationDeps & { readonly tempDir: string };

type Exporting = Pick<Called<typeof exportXliff>, 'siteId' | 'params' | 'query' | 'context'>;

export function translationFileRoutes(deps: TranslationFileDeps, answer: AnswerCall): void {
  answer(exportXliff, (call) =>
    exportFile(deps, call, {
      type: XLIFF_TYPE,
      extension: 'xlf',
      head: (source, target) => xliffHead({ source, target }),
      write: xliffFile,
      end: XLIFF_END,
    }),
  );
  answer(exportTable, (call) =>
    exportFile(deps, call, {
      type: 'text/csv; charset=utf-8',
      extension: 'csv',
      head: tableHead,
      write: (document) => tableRows(document, call.params.language),
      end: '',
    }),
  );
  answer(importTranslations, async (call) => {
    const into = { siteId: call.siteId, language: call.params.language };
    if ((await mainLanguageOf(deps.db.read, into)) === undefined) return NO_LANGUAGE;
    const lines = await receiveLines(deps, call, into.language);
    if ('kind' in lines) return lines;
    const isTrial = call.query.trial === 'true';
    const steps = importLines(lines, { isTrial, open: (id) => openDocument(deps, call, into, id) });
    return call.context.body(streamOf(asJsonLines(steps)), 200, {
      'content-type': 'application/x-ndjson',
      'cache-control': 'no-store',
    });
  });
}

interface Format {
  readonly type: string;
  readonly extension: string;
  readonly head: (source: string, target: string) => string;
  readonly write: (document: ExchangeDocument) => string;
  readonly end: string;
}

async function exportFile(
  deps: TranslationDeps,
  { siteId, params, query, context }: Exporting,
  format: Format,
) {
  const into = { siteId, language: params.language };
  const source = await mainLanguageOf(deps.db.read, into);
  if (source === undefined) return NO_LANGUAGE;
  const ids = query.documents?.split(',').filter(Boolean);
  const documents = eachDocument(deps, into, { ids, isOpen: query.only === 'open' });
  const first = await documents.next();
  if (first.done) return NOTHING;
  const write = async function* () {
    yield format.head(source, into.language) + format.write(first.value);
    for await (const document of documents) yield format.write(document);
    yield format.end;
  };
  return context.body(streamOf(write()), 200, {
    'content-type': format.type,
    'content-disposition': attachment(`translations-${into.language}.${format.extension}`),
    'cache-control': 'private, no-store',
  });
}

interface Chosen {
  /** Undefined: all. */
  readonly ids: readonly string[] | undefined;
  /** Only texts that are missing or outdated. */
  readonly isOpen: boolean;
}

type Thing = Awaited<ReturnType<typeof listThings>>['documents'][number];

/** Those with texts, one at a time, so that a large site does not block other requests. */
async function* eachDocument(
  deps: TranslationDeps,
  into: Into,
  chosen: Chosen,
): AsyncGenerator<ExchangeDocument, undefined> {
  for await (const { id, title, path } of eachThing(deps, into, chosen)) {
    const read = await readThing(deps, into, id);
    await nextTurn();
    const texts = 'kind' in read ? [] : read.texts;
    const lines = exchangeLines(texts).filter(({ state }) => !chosen.isOpen || state !== 'current');
    if (lines.length > 0) yield { id, title, path, lines };
  }
}

async function* eachThing(
  deps: TranslationDeps,
  into: Into,
  { ids, isOpen }: Chosen,
): AsyncGenerator<Thing, undefined> {
  const wanted = ids && new Set(ids);
  let offset: number | null = 0;
  while (offset !== null) {
    const page: Awaited<ReturnType<typeof listThings>> = await listThings(deps, into, {
      offset,
      limit: PAGE_SIZE,
    });
    yield* page.documents
      .filter(({ id }) => !wanted || wanted.has(id))
      .filter(({ total, missing, outdated }) => (isOpen ? missing + outdated : total) > 0);
    offset = page.next;
  }
}

type Importing = Called<typeof importTranslations>;

async function receiveLines(
  { tempDir, newId }: TranslationFileDeps,
  { context }: Importing,
  language: string,
) {
  await mkdir(tempDir, { recursive: true });
  const file = join(tempDir, `${newId()}.translations`);
  const received = await receiveFile(context, file, LIMIT);
  if (received.kind === 'refused')
    return { kind: received.status === 413 ? 'too-large' : 'incomplete', message: received.message } as const;
  try {
    return await readTranslationFile(file, language);
  } catch (error) {
    if (!(error instanceof XmlProblem)) throw error;
    return { kind: 'invalid', message: `Line ${error.line}: ${error.message}` } as const;
  } finally {
    await rm(file, { force: true });
  }
}

async function openDocument(
  deps: TranslationDeps,
  call: Importing,
  into: Into,
  id: string,
): Promise<OpenDocument | undefined> {
  const read = await readThing(deps, into, id);
  if ('kind' in read) return undefined;
  const stored = await findDocument(deps.db.read, into.siteId, id);
  const { title, texts, revisionId } = read;
  return {
    title,
    texts,
    isPublishable: stored?.publishedId != null && stored.publishedId === stored.draftId,
    save: (taken, { isTrial }) => {
      const save = (inside: TranslationDeps) => saveTaken(inside, call, { id, revisionId, taken });
      return isTrial ? tryOut(deps, save) : save(deps);
    },
  };
}

interface Taken {
  readonly id: string;
  readonly revisionId: string;
  readonly taken: readonly TakenText[];
}

/** @returns why it is not saved, in words */
async function saveTaken(deps: TranslationDeps, call: Importing, { id, revisionId, taken }: Taken) {
  const texts = taken.map(({ text, value }) => ({ id: text.id, path: text.path, value }));
  const params = { ...call.params, document: id };
  const saving = { ...call, params, query: undefined, leaves: saveTexts.leaves };
  const refused = await saveThing(deps, saving, { baseId: revisionId, texts });
  if (refused instanceof Response) return 'You may not change this. Ask the site owner.';
  return refused?.message;
}

class TakenBack extends Error {}

/** Saves, and takes it back: nothing else says as well what would happen. */
async function tryOut<Result>(
  deps: TranslationDeps,
  save: (inside: TranslationDeps) => Promise<Result>,
): Promise<Result | undefined> {
  let result: Result | undefined;
  const attempt = deps.db.write(async (tx) => {
    result = await save({ ...deps, db: within(deps.db, tx) });
    throw new TakenBack();
  });
  await attempt.catch((error: unknown) => {
    if (!(error instanceof TakenBack)) throw error;
  });
  return result;
}

async function* asJsonLines(steps: AsyncIterable<object>): AsyncGenerator<string> {
  for await (const step of steps) yield `${JSON.stringify(step)}\n`;
}

function streamOf(texts: AsyncIterable<string>): ReadableStream<Uint8Array> {
  return (ReadableStream.from(texts) as ReadableStream<string>).pipeThrough(new TextEncoderStream());
}
