/**
 * Takes the lines of a file into the drafts they belong to, one document after the other. What cannot be saved is
 * left out and reported; a trial does all of it, and takes it back.
 */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ImportProblem, ImportStep, ImportSummary } from '#domain/locale/exchange/calls-files.ts';
import {
  type GivenLine,
  type LineOutcome,
  type TakenText,
  takeLines,
} from '#domain/locale/exchange/take-lines.ts';
import type { TranslatableText } from '#domain/locale/texts.ts';

export interface OpenDocument {
  readonly title: string;
  readonly texts: readonly TranslatableText[];
  readonly isPublishable: boolean;
  /** @returns why it is not saved, in words */
  save(texts: readonly TakenText[], options: { readonly isTrial: boolean }): Promise<string | undefined>;
}

export interface ImportOptions {
  /** Undefined where there is none. */
  readonly open: (id: string) => Promise<OpenDocument | undefined>;
  readonly isTrial: boolean;
}

const NO_DOCUMENT: LineOutcome = {
  kind: 'refused',
  message: 'This document is not on this site. It may have been deleted.',
};

export async function* importLines(
  lines: readonly GivenLine[],
  options: ImportOptions,
): AsyncGenerator<ImportStep> {
  const summary = { new: 0, changed: 0, unchanged: 0, empty: 0, refused: 0 };
  const documents: ImportSummary['documents'][number][] = [];
  let done = 0;
  for (const [id, given] of Map.groupBy(lines, ({ document }) => document)) {
    await nextTurn();
    const document = id === '' ? undefined : await options.open(id);
    const taken = await takeDocument(document, given, options);
    for (const { kind } of taken.outcomes.values()) summary[kind] += 1;
    const problems = problemsIn(taken.outcomes);
    if (problems.length > 0) yield { kind: 'problems', problems };
    if (document && taken.isChanged) {
      const { title, isPublishable } = document;
      documents.push({ id, title, isPublishable });
    }
    done += given.length;
    yield { kind: 'progress', done, of: lines.length };
  }
  yield { kind: 'report', ...summary, documents };
}

async function takeDocument(
  document: OpenDocument | undefined,
  given: readonly GivenLine[],
  { isTrial }: ImportOptions,
) {
  if (!document) {
    return { outcomes: new Map(given.map((line) => [line, NO_DOCUMENT])), isChanged: false };
  }
  const { outcomes, texts } = takeLines(document.texts, given);
  const refuse = (text: TakenText, message: string) => {
    for (const line of text.lines) outcomes.set(line, { kind: 'refused', message });
  };
  const save = (some: readonly TakenText[]) =>
    some.length > 0 ? document.save(some, { isTrial }) : Promise.resolve(undefined);
  if (texts.length === 0 || (await save(texts)) === undefined)
    return { outcomes, isChanged: texts.length > 0 };
  const refused = await findRefused(document, texts);
  for (const [text, message] of refused) refuse(text, message);
  const rest = texts.filter((text) => !refused.has(text));
  const problem = await save(rest);
  if (problem !== undefined) for (const text of rest) refuse(text, problem);
  return { outcomes, isChanged: rest.length > 0 && problem === undefined };
}

/** Finds the texts that cannot be saved, by trying halves. */
async function findRefused(
  document: OpenDocument,
  texts: readonly TakenText[],
): Promise<ReadonlyMap<TakenText, string>> {
  const problem = await document.save(texts, { isTrial: true });
  const [first] = texts;
  if (problem === undefined || !first) return new Map();
  if (texts.length === 1) return new Map([[first, problem]]);
  const middle = texts.length >> 1;
  const left = await findRefused(document, texts.slice(0, middle));
  const right = await findRefused(document, texts.slice(middle));
  return new Map([...left, ...right]);
}

function problemsIn(outcomes: ReadonlyMap<GivenLine, LineOutcome>): ImportProblem[] {
  return [...outcomes].flatMap(([given, outcome]) => {
    if (outcome.kind !== 'refused') return [];
    const { line, document, address, key, source, target } = given;
    return [{ line, document, address, key, source, target, message: outcome.message }];
  });
}
