/** Checks a body before it is stored, each block against its own definition. Unknown types and older versions are kept as they are. */
import { definitions } from '#blocks/definitions.ts';
import { parseProps } from '#domain/block.ts';
import { type Body, bodySchema } from '#domain/content/content.ts';
import { bodyFieldsSchema } from '#domain/content/document.ts';

/** Why a body cannot be saved, or undefined. */
export function checkBody(body: Body): string | undefined {
  const parsed = bodySchema.safeParse(body);
  const fields = bodyFieldsSchema.safeParse(body.fields);
  const issue = parsed.error?.issues[0] ?? fields.error?.issues[0];
  if (issue) return `${issue.path.join('.') || 'body'}: ${issue.message}`;
  return checkBlocks(body);
}

/** What is wrong with the first faulty block, or undefined. */
function checkBlocks(body: Body): string | undefined {
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
