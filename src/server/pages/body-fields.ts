/** Fields of a body as pages read them: looked through once, since a published body never changes. */
import type { Body } from '#domain/content/content.ts';
import { type BodyFields, bodyFieldsSchema } from '#domain/content/document.ts';

const knownFields = new WeakMap<Body, BodyFields>();

export function fieldsOf(body: Body): BodyFields {
  const known = knownFields.get(body);
  if (known) return known;
  const fields = bodyFieldsSchema.safeParse(body.fields).data ?? {};
  knownFields.set(body, fields);
  return fields;
}
