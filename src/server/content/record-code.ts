/** Records in the activity that code which runs as part of pages has changed, whatever call changed it. */
import { definitions } from '#blocks/definitions.ts';
import { hasNewTrustedCode } from '#domain/code/trust.ts';
import type { Body } from '#domain/content/content.ts';
import { HOUR_MS } from '#domain/time.ts';
import { recordActivity } from '../activity/record-activity.ts';
import type { Queryable } from '../db/schema.ts';
import type { Actor, Deps } from '../deps.ts';
import type { DocumentRecord } from '../kernel/documents/records.ts';
import { nameOf } from './name-of.ts';

export async function recordCode(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  change: {
    readonly actor: Actor;
    readonly document: DocumentRecord;
    readonly before: Body | undefined;
    readonly after: Body;
  },
): Promise<void> {
  const { actor, document, before, after } = change;
  if (!actor.mayInjectCode || !hasNewTrustedCode(before, after, carriesCode)) return;
  await recordActivity(tx, deps, {
    actor,
    siteId: document.siteId,
    action: 'code.changed',
    what: `added code to ${nameOf(document)}`,
    target: { kind: document.kind, id: document.id },
    onceInMs: HOUR_MS,
  });
}

function carriesCode(type: string): boolean {
  return definitions[type]?.carriesCode !== undefined;
}
