/** Files of translations between the browser and the server: one that is saved, one that is sent. */
import type {
  exportXliff,
  ImportProblem,
  ImportStep,
  ImportSummary,
} from '#domain/locale/exchange/calls-files.ts';
import { exportTable, importTranslations } from '#domain/locale/exchange/calls-files.ts';
import { formatCsv } from '#domain/table/csv.ts';
import { ApiError, addressOf, OFFLINE, readFailure } from '../api.ts';
import { saveBlob } from '../ui/save-json.ts';

export interface Site {
  readonly site: string;
  readonly language: string;
}

export interface Report extends Omit<ImportSummary, 'kind'> {
  readonly problems: readonly ImportProblem[];
}

/** @throws ApiError */
export async function saveTranslations(
  declared: typeof exportXliff | typeof exportTable,
  { site, language }: Site,
  query: { readonly only?: 'open' | undefined; readonly documents?: string | undefined },
): Promise<void> {
  const address = addressOf(declared, { site, language, query });
  const response = await ask(address, {});
  const extension = declared === exportTable ? 'csv' : 'xlf';
  saveBlob(`translations-${language}.${extension}`, await response.blob());
}

/** @param onProgress gets the share that is done, 0 to 1 @throws ApiError */
export async function sendTranslations(
  file: File,
  { site, language }: Site,
  {
    isTrial,
    signal,
    onProgress,
  }: {
    readonly isTrial: boolean;
    readonly signal: AbortSignal;
    readonly onProgress: (share: number) => void;
  },
): Promise<Report> {
  const query = { trial: isTrial ? 'true' : undefined };
  const response = await ask(addressOf(importTranslations, { site, language, query }), {
    method: 'POST',
    headers: { 'content-type': importTranslations.takes },
    body: file,
    signal,
  });
  const problems: ImportProblem[] = [];
  for await (const step of stepsOf(response)) {
    if (step.kind === 'progress') onProgress(step.done / Math.max(1, step.of));
    else if (step.kind === 'problems') problems.push(...step.problems);
    else return { ...step, problems };
  }
  throw new ApiError(0, 'offline', OFFLINE, undefined);
}

async function ask(address: string, init: RequestInit): Promise<Response> {
  const response = await fetch(address, {
    credentials: 'same-origin',
    ...init,
    headers: { 'x-vitrine': '1', ...init.headers },
  }).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error;
    throw new ApiError(0, 'offline', OFFLINE, undefined);
  });
  if (!response.ok) throw await readFailure(response);
  return response;
}

async function* stepsOf({ body }: Response): AsyncGenerator<ImportStep> {
  if (!body) return;
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = '';
  for (let read = await reader.read(); !read.done; read = await reader.read()) {
    const lines = (rest + read.value).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield JSON.parse(line);
  }
}

/** Lines that were not imported, as the table they could be in. */
export function saveProblems(problems: readonly ImportProblem[], language: string): void {
  const head = ['document', 'address', 'key', 'source', 'target', 'language', 'problem', 'line'];
  const rows = problems.map(({ document, address, key, source, target, message, line }) => [
    document,
    address,
    key,
    source,
    target,
    language,
    message,
    `${line}`,
  ]);
  const table = new Blob([formatCsv([head, ...rows])], { type: 'text/csv' });
  saveBlob(`translations-${language}-not-imported.csv`, table);
}
