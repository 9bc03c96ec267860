import type { ListedDocument } from '../documents.ts';

/** What the server says to a question for items of a collection. */
export interface ItemsAnswer {
  readonly items: readonly ListedDocument[];
  readonly total: number;
  readonly pageSize: number;
}
