/**
 * Bodies of published revisions, parsed. A revision never changes, so what has been read once is kept by its
 * id; bounded by the length of the texts they were read from.
 */
import type { Body } from '#domain/content/content.ts';
import { type JsonText, readJson } from '../db/json-text.ts';

const MAX_CHARACTERS = 6_000_000;

const kept = new Map<string, { readonly body: Body; readonly size: number }>();
let characters = 0;

export function keptBody(revisionId: string): Body | undefined {
  return kept.get(revisionId)?.body;
}

/** Parses a body as it is stored, and keeps it. */
export function parseBody(revisionId: string, text: JsonText<Body>): Body {
  const body = readJson(text);
  const known = kept.get(revisionId);
  if (known) return known.body;
  kept.set(revisionId, { body, size: text.length });
  characters += text.length;
  for (const [id, { size }] of kept) {
    if (characters <= MAX_CHARACTERS || id === revisionId) break;
    kept.delete(id);
    characters -= size;
  }
  return body;
}

/** @internal For measurements: what the first visitor of a page waits for. */
export function forgetBodies(): void {
  kept.clear();
  characters = 0;
}
