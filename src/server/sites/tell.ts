/** Sites that come and go and the hosts they answer on, in the words of the activity. */
import { recordActivity, type Tell } from '../activity/record-activity.ts';
import { within } from '../db/within.ts';
import type { Actor, Deps } from '../deps.ts';
import type { HostsChanged } from './change-hosts.ts';
import { type CreateSite, createSite, type SiteCreated } from './create-site.ts';
import { findSiteRow } from './queries.ts';

/** @param verb of the action: `deleted` @param words before the site's name */
export function tellSite(
  siteId: string,
  verb: 'deleted' | 'restored',
  words: string,
): Tell<{ readonly kind: string }> {
  return async (result, tx) => {
    const site = result.kind === verb ? await findSiteRow(tx, siteId) : undefined;
    if (!site) return undefined;
    const { title } = JSON.parse(site.settings) as { title: string };
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
    await recordActivity(tx, deps, {
      actor,
      siteId: created.siteId,
      action: 'site.created',
      what: `made the site “${input.title}”`,
      target: { kind: 'site', id: created.siteId },
    });
    return created;
  });
}

export function tellHost(verb: 'added' | 'removed' | 'primary', host: string): Tell<HostsChanged> {
  const words = {
    added: `let the site answer on ${host}`,
    removed: `took ${host} off the site`,
    primary: `made ${host} the main address of the site`,
  };
  return (changed) =>
    changed.kind === 'changed'
      ? { action: `domain.${verb}`, what: words[verb], target: { kind: 'host', id: host } }
      : undefined;
}
