/** Checks a body before it is stored, each block against its own definition. Unknown types and older versions are kept as they are. */
import type { ZodType } from 'zod';
import { definitions } from '#blocks/definitions.ts';
import { parseProps } from '#domain/block.ts';
import { type Body, bodySchema } from '#domain/content/content.ts';
import { bodyFieldsSchema, navigationFieldsSchema } from '#domain/content/document.ts';
import { languagesIn, resolveBody } from '#domain/content/overlays.ts';
import { siteStyleSchema } from '#domain/design/style.ts';

/** Documents that are nothing but fields, and which every page of a site uses. */
const FIELDS: Readonly<Record<string, ZodType>> = {
  style: siteStyleSchema,
  navigation: navigationFieldsSchema,
};

/** Why a body cannot be saved, or undefined. @param kind of the document */
export function checkBody(body: Body, kind = ''): string | undefined {
  return (
    checkShown(body, kind) ??
    languagesIn(body)
      .map((locale) => checkTranslation(body, kind, locale))
      .find((problem) => problem !== undefined)
  );
}

/** What is not valid once translated would be missing from pages in that language. */
function checkTranslation(body: Body, kind: string, locale: string): string | undefined {
  const problem = checkShown(resolveBody(body, { locale }), kind);
  return problem && `In the language ${locale}: ${problem}`;
}

function checkShown(body: Body, kind: string): string | undefined {
  const parsed = bodySchema.safeParse(body);
  const fields = (FIELDS[kind] ?? bodyFieldsSchema).safeParse(body.fields);
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
