/** Adds tags, categories and an author to what a draft has. */
import { labelKey } from '../links/labels.ts';
import { BODY } from './body-id.ts';
import type { Body } from './content.ts';
import { bodyFieldsSchema } from './document.ts';
import type { Operation } from './operations.ts';

export interface NewDetails {
  readonly tags: readonly string[];
  readonly categories: readonly string[];
  /** Empty: the one it has. */
  readonly author: string;
}

export function addDetails(body: Body, { tags, categories, author }: NewDetails): Operation[] {
  const fields = bodyFieldsSchema.safeParse(body.fields).data ?? {};
  const name = author.trim();
  return [
    ...add('tags', fields.tags, tags),
    ...add('categories', fields.categories, categories),
    ...(name === '' || name === fields.author ? [] : [set('author', fields.author, name)]),
  ];
}

function add(field: string, before: string[] | undefined, more: readonly string[]): Operation[] {
  const known = new Set((before ?? []).map(labelKey));
  const fresh = more.filter((label) => !known.has(labelKey(label)));
  return fresh.length === 0 ? [] : [set(field, before, [...(before ?? []), ...fresh])];
}

function set(field: string, before: unknown, after: unknown): Operation {
  return { op: 'set', id: BODY, path: ['fields', field], before, after };
}
