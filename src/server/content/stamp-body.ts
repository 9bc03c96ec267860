/** Marks owner HTML with how it may run, by who wrote it. */
import { definitions } from '#blocks/definitions.ts';
import { stampTrust } from '#domain/code/trust.ts';
import type { Body } from '#domain/content/content.ts';
import { grantOperations } from '#domain/content/grant-operations.ts';
import type { Operation } from '#domain/content/operations.ts';
import type { Actor } from '../deps.ts';

export function stampBody(before: Body | undefined, after: Body, actor: Actor): Body {
  const isCode = (type: string): boolean => definitions[type]?.carriesCode !== undefined;
  const stamped = stampTrust(before, after, actor.mayInjectCode, isCode);
  return actor.mayInjectCode ? stamped : keepCss(before, stamped);
}

/** The operations that led to the stamped body, without trust that was asked for and not granted: others build on them. */
export function stampOperations(
  before: Body,
  operations: readonly Operation[],
  actor: Actor,
): readonly Operation[] {
  return actor.mayInjectCode
    ? operations
    : grantOperations(before, operations, (after) => stampBody(before, after, actor));
}

/** The CSS of a site's style stays as it is, e.g. when an older version is brought back. */
function keepCss(before: Body | undefined, after: Body): Body {
  const { customCss: now } = after.fields;
  const kept = before?.fields['customCss'];
  return now === undefined || now === kept
    ? after
    : { ...after, fields: { ...after.fields, customCss: kept ?? '' } };
}
