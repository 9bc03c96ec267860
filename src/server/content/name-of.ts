/** What a document is called in sentences. */
import type { DocumentRecord } from '../kernel/documents/records.ts';

/** `the page “About”`, `the header`, `“First firing”` of a post. */
export function nameOf({ kind, title }: Pick<DocumentRecord, 'kind' | 'title'>): string {
  switch (kind) {
    case 'header':
    case 'footer':
    case 'navigation':
      return `the ${kind}`;
    case 'style':
      return 'the design';
    case 'item':
      return `“${title}”`;
    default:
      return `the ${kind} “${title}”`;
  }
}
