/** Sites that come and go and the hosts they answer on, in the words of the activity. */
import type { BodyOf } from '#domain/calls/call.ts';
import type { TemplateName } from '#domain/design/style.ts';
import type { make } from '#domain/sites/calls.ts';
import type { NewShop } from '#domain/store/settings/new-shop.ts';
import { recordActivity, type Tell } from '../activity/record-activity.ts';
import type { Queryable } from '../db/schema.ts';
import { within } from '../db/within.ts';
import type { Actor, Deps } from '../deps.ts';
import { findSiteRow, settingsOf } from '../kernel/sites/queries.ts';
import { refuseIdentifier } from '../kernel/sites/refuse-identifier.ts';
import type { HostsChanged } from './change-hosts.ts';
import { type CreateSite, createSite, type SiteCreated } from './create-site.ts';

/** @param verb of the action: `deleted` @param words before the site's name */
export function describeSite(
  siteId: string,
  verb: 'deleted' | 'restored',
  words: string,
): Tell<{ readonly kind: string }> {
  return async (result, tx) => {
    const site = result.kind === verb ? await findSiteRow(tx, siteId) : undefined;
    if (!site) return undefined;
    const { title } = settingsOf(site);
    return { action: `site.${verb}`, what: `${words} “${title}”`, target: { kind: 'site', id: siteId } };
  };
}

export async function createSiteRecorded(
  deps: Pick<Deps, 'db' | 'now' | 'newId'>,
  actor: Pick<Actor, 'name' | 'accountId'>,
  input: CreateSite,
): Promise<SiteCreated> {
  return deps.db.write(async (tx) => {
    const created = await createSite({ ...deps, db: within(deps.db, tx) }, input);
    if (created.kind !== 'created') return created;
    await recordCreated(tx, deps, actor, { siteId: created.siteId, title: input.title });
    return created;
  });
}

export interface StarterDeps extends Pick<Deps, 'db' | 'now' | 'newId'> {
  /** Makes a site with the first pages of its template, published, in the transaction under way. */
  readonly createStarterSite: (
    tx: Queryable,
    actor: Actor,
    site: {
      readonly name: string;
      readonly identifier: string;
      readonly template: TemplateName;
      readonly timeZone?: string | undefined;
      readonly shop?: NewShop | undefined;
      readonly hasMembers?: boolean | undefined;
    },
  ) => Promise<{ readonly id: string }>;
}

/** As createSiteRecorded, with pages to begin with. */
export async function createStarterRecorded(
  deps: StarterDeps,
  actor: Actor,
  input: BodyOf<typeof make>,
): Promise<SiteCreated> {
  const { identifier, title, template = 'kiln', timeZone, shop, hasMembers } = input;
  return deps.db.write(async (tx) => {
    const refused = await refuseIdentifier(tx, identifier);
    if (refused) return refused;
    const wanted = { identifier, name: title, template, timeZone, shop, hasMembers };
    const site = await deps.createStarterSite(tx, actor, wanted);
    await recordCreated(tx, deps, actor, { siteId: site.id, title });
    return { kind: 'created', siteId: site.id };
  });
}

async function recordCreated(
  tx: Queryable,
  deps: Pick<Deps, 'now' | 'newId'>,
  actor: Pick<Actor, 'name' | 'accountId'>,
  { siteId, title }: { readonly siteId: string; readonly title: string },
): Promise<void> {
  const target = { kind: 'site', id: siteId };
  await recordActivity(tx, deps, {
    actor,
    siteId,
    action: 'site.created',
    what: `created the site “${title}”`,
    target,
  });
}

export function describeHost(verb: 'added' | 'removed' | 'primary', host: string): Tell<HostsChanged> {
  const words = {
    added: `added the host ${host}`,
    removed: `removed the host ${host}`,
    primary: `made ${host} the main domain`,
  };
  return (changed) =>
    changed.kind === 'changed'
      ? { action: `domain.${verb}`, what: words[verb], target: { kind: 'host', id: host } }
      : undefined;
}
