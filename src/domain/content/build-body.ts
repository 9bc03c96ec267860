/** Bodies in few words: for system pages, tests and whatever makes documents by program. */
import type { Block, Body } from './content.ts';

/** A block of the first version over the whole width. */
export function blockOf(id: string, type: string, props: Record<string, unknown>, version = 1): Block {
  return { id, type, version, props, place: { column: 1, span: 12 } };
}

/** A body of one plain section. */
export function bodyOf(title: string, sectionId: string, blocks: readonly Block[]): Body {
  return {
    title,
    fields: {},
    sections: [{ id: sectionId, theme: 'paper', width: 'content', spacing: 'medium', blocks: [...blocks] }],
  };
}
