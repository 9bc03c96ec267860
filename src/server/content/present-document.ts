/** Documents, without what never leaves the server. */
import { itemStatusLabel, pageStatusLabel } from '#domain/content/workflow.ts';
import type { DocumentRecord } from '../kernel/documents/records.ts';

export function presentDocument(document: DocumentRecord) {
  const { passwordHash, ...settings } = document.settings;
  const labelOf = document.kind === 'item' ? itemStatusLabel : pageStatusLabel;
  return {
    ...document,
    statusLabel: labelOf(document.status),
    settings: { ...settings, hasPassword: passwordHash !== undefined },
  };
}

type Presented<Result> = Result extends { readonly document: DocumentRecord }
  ? Omit<Result, 'document'> & { readonly document: ReturnType<typeof presentDocument> }
  : Result;

/** What a command answers, the document in it as callers see it. */
export function present<Result extends object>(result: Result): Presented<Result> {
  if (!('document' in result)) return result as Presented<Result>;
  return { ...result, document: presentDocument(result.document as DocumentRecord) } as Presented<Result>;
}
