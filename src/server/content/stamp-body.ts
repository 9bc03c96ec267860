/** Marks owner HTML with how it may run, by who wrote it. */
import { definitions } from '#blocks/definitions.ts';
import { stampTrust } from '#domain/code/trust.ts';
import type { Body } from '#domain/content/content.ts';
import type { Actor } from '../deps.ts';

export function stampBody(before: Body | undefined, after: Body, actor: Actor): Body {
  const isCode = (type: string): boolean => definitions[type]?.carriesCode !== undefined;
  const stamped = stampTrust(before, after, actor.mayInjectCode, isCode);
  return actor.mayInjectCode ? stamped : keepCss(before, stamped);
}

/** The CSS of a site's style stays as it is, e.g. when an older version is brought back. */
function keepCss(before: Body | undefined, after: Body): Body {
  const { customCss: now } = after.fields;
  const kept = before?.fields['customCss'];
  return now === undefined || now === kept
    ? after
    : { ...after, fields: { ...after.fields, customCss: kept ?? '' } };
}
