/** The JSON Schema of every document and block, from the very schemas that check what is saved. */
import { z } from 'zod';
import { definitions } from '#blocks/definitions.ts';
import { blockSchema, bodySchema, placeSchema, sectionSchema } from '#domain/content/content.ts';
import {
  bodyFieldsSchema,
  collectionSettingsSchema,
  documentSettingsSchema,
  navigationFieldsSchema,
} from '#domain/content/document.ts';
import { operationSchema } from '#domain/content/operations.ts';
import { richTextSchema } from '#domain/content/rich-text.ts';
import { siteStyleSchema } from '#domain/design/style.ts';
import { linkSchema, mediaRefSchema } from '#domain/links/link.ts';
import { siteSettingsSchema } from '#domain/settings/site-settings.ts';

const DOCUMENTS: Readonly<Record<string, z.ZodType>> = {
  block: blockSchema,
  body: bodySchema,
  'body-fields': bodyFieldsSchema,
  'collection-settings': collectionSettingsSchema,
  'document-settings': documentSettingsSchema,
  link: linkSchema,
  'media-ref': mediaRefSchema,
  navigation: navigationFieldsSchema,
  operation: operationSchema,
  place: placeSchema,
  'rich-text': richTextSchema,
  section: sectionSchema,
  settings: siteSettingsSchema,
  style: siteStyleSchema,
};

const DIALECT = 'https://json-schema.org/draft/2020-12/schema';

function allSchemas(): Map<string, z.ZodType> {
  const blocks = Object.values(definitions).map((definition): [string, z.ZodType] => [
    `blocks/${definition.type}`,
    definition.props,
  ]);
  return new Map([...Object.entries(DOCUMENTS), ...blocks]);
}

export function schemaNames(): string[] {
  return [...allSchemas().keys()];
}

/** One schema, complete in itself; a block's props may be asked for by its bare type. */
export function jsonSchemaOf(name: string): unknown {
  const schemas = allSchemas();
  const schema = schemas.get(name) ?? schemas.get(`blocks/${name}`);
  return schema && z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' });
}

/** All of them in one document, each under its name in `$defs`, referring to each other. */
export function allJsonSchemas(): unknown {
  const registry = z.registry<{ id: string }>();
  const documents = new Set(Object.values(DOCUMENTS));
  for (const [name, schema] of allSchemas()) {
    // Two blocks without props of their own may share one schema object; each gets its entry.
    const own = documents.has(schema) && !(name in DOCUMENTS) ? schema.clone() : schema;
    registry.add(registry.has(own) ? own.clone() : own, { id: name });
  }
  const { schemas } = z.toJSONSchema(registry, { io: 'input', unrepresentable: 'any', uri: pointer });
  const { __shared: shared, ...named } = schemas as Record<string, Record<string, unknown>>;
  const defs = Object.entries(named).map(([name, schema]) => [name, withoutHead(schema)] as const);
  const all = {
    $schema: DIALECT,
    title: 'Vitrine documents and blocks',
    $defs: { ...(shared?.['$defs'] as object | undefined), ...Object.fromEntries(defs) },
  };
  // What several schemas share without a name of its own is put into an extra document: into this one instead.
  const text = JSON.stringify(all).replaceAll(`${pointer('__shared')}#/$defs/`, () => pointer(''));
  return JSON.parse(text);
}

function pointer(name: string): string {
  return `#/$defs/${name.replaceAll('/', '~1')}`;
}

function withoutHead({ $schema: _dialect, $id: _id, ...schema }: Record<string, unknown>): unknown {
  return schema;
}
