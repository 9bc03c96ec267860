/** Checks each block of a body against its own definition. Unknown types and older versions are kept as they are. */
import { definitions } from '#blocks/definitions.ts';
import { parseProps } from '#domain/block.ts';
import type { Body } from '#domain/content/content.ts';

/** What is wrong with the first faulty block, or undefined. */
export function checkBlocks(body: Body): string | undefined {
  for (const section of body.sections) {
    for (const block of section.blocks) {
      const definition = definitions[block.type];
      if (!definition) continue;
      if (block.version > definition.version) {
        return `The ${definition.label} block ${block.id} is of version ${block.version}, newer than this Vitrine knows (${definition.version}).`;
      }
      const parsed = parseProps(definition, block.version, block.props);
      if (!parsed.ok) return `The ${definition.label} block ${block.id} is not valid: ${parsed.message}`;
    }
  }
  return undefined;
}
