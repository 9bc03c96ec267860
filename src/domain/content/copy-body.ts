/** A copy of a document's content that can stand beside the original: everything the same but the ids. */
import type { Block, Body, Section } from './content.ts';

function copyBlock(block: Block, newId: () => string): Block {
  return { ...block, id: newId() };
}

function copySection(section: Section, newId: () => string): Section {
  return { ...section, id: newId(), blocks: section.blocks.map((block) => copyBlock(block, newId)) };
}

export function copyBody(body: Body, newId: () => string): Body {
  return { ...body, sections: body.sections.map((section) => copySection(section, newId)) };
}
