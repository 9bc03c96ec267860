/** One block of a draft by itself, with one value changed: what the panels of the editor show as choices. */
import { PAGE_TYPES } from '#domain/content/codes.ts';
import { type Body, emptyBody } from '#domain/content/content.ts';
import { GRID_COLUMNS } from '#domain/content/grid.ts';
import type { PublishedDocument } from './queries.ts';

export interface Sample {
  readonly block: string;
  /** Of its props. */
  readonly key: string;
  readonly value: string | number;
}

/** Undefined where no sample is asked for. */
export function readSample(query: Readonly<Record<string, string>>): Sample | undefined {
  const { block, key, value } = query;
  if (!block || !key || value === undefined) return undefined;
  return { block, key, value: readValue(value) };
}

function readValue(text: string): string | number {
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === 'number' || typeof value === 'string' ? value : '';
  } catch {
    return '';
  }
}

/** A page of nothing but the block, as wide as there is room; undefined where it is not there. */
export function samplePage(document: PublishedDocument, sample: Sample): PublishedDocument | undefined {
  const body = sampleBody(document.body, sample);
  return body && { ...document, kind: 'page', pageType: PAGE_TYPES.page, path: '/', body };
}

function sampleBody(body: Body, { block: id, key, value }: Sample): Body | undefined {
  for (const section of body.sections) {
    const found = section.blocks.find((block) => block.id === id);
    if (!found) continue;
    const place = { ...found.place, column: 1, span: GRID_COLUMNS };
    const changed = { ...found, place, props: { ...found.props, [key]: value } };
    return { ...emptyBody(body.title), sections: [{ ...section, blocks: [changed] }] };
  }
  return undefined;
}
