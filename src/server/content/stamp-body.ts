/** Marks owner HTML with how it may run, by who wrote it. */
import { definitions } from '#blocks/definitions.ts';
import { stampTrust } from '#domain/code/trust.ts';
import type { Body } from '#domain/content/content.ts';
import type { Actor } from '../deps.ts';

export function stampBody(before: Body | undefined, after: Body, actor: Actor): Body {
  return stampTrust(before, after, actor.mayInjectCode, (type) => definitions[type]?.carriesCode === true);
}
