/** Sites and their hosts. */
import type { Deps } from '#server/deps.ts';
import { listSites, type SiteRow } from '#server/kernel/sites/queries.ts';
import type { ServerSettings } from '#server/settings.ts';
import { type Finding, few, good, note, problem } from './findings.ts';
import { listSystemDocuments } from './queries.ts';

const KINDS = ['style', 'navigation', 'header', 'footer'];

export async function checkSites(
  { db }: Pick<Deps, 'db'>,
  settings: Pick<ServerSettings, 'ownerOrigin' | 'siteDomain'>,
): Promise<Finding[]> {
  const sites = await listSites(db.read);
  if (sites.length === 0)
    return [note('Sites', 'There are no sites yet.', 'Create one with “npx vitrine site create”.')];
  const documents = await listSystemDocuments(db.read);
  const findings = sites.flatMap((site) => [
    ...checkHosts(site, settings),
    ...checkParts(
      site,
      new Set(documents.filter((each) => each.siteId === site.id).map((each) => each.kind)),
    ),
  ]);
  return findings.length > 0 ? findings : [good('Sites', `${few(sites.map((site) => site.identifier))}.`)];
}

function checkHosts(
  site: SiteRow,
  { ownerOrigin, siteDomain }: Pick<ServerSettings, 'ownerOrigin' | 'siteDomain'>,
): Finding[] {
  const about = `Site “${site.identifier}”`;
  const ownerHost = new URL(ownerOrigin).host;
  const findings: Finding[] = [];
  if (site.hosts.some(({ host }) => host === ownerHost)) {
    const remedy = `Give the owner area its own host (OWNER_ORIGIN), or remove this one: npx vitrine site host remove ${site.identifier} ${ownerHost}`;
    findings.push(
      problem(
        about,
        `It uses the owner area’s host ${ownerHost}, so the owner area cannot be reached there.`,
        remedy,
      ),
    );
  }
  const primaries = site.hosts.filter((host) => host.isPrimary).length;
  if (site.hosts.length > 0 && primaries !== 1) {
    const remedy = `Choose one: npx vitrine site host primary ${site.identifier} HOST`;
    findings.push(problem(about, `It has ${primaries} primary hosts.`, remedy));
  }
  if (site.hosts.length === 0 && !/^localhost(:|$)/.test(siteDomain)) {
    const remedy = `Add its own host: npx vitrine site host add ${site.identifier} HOST`;
    findings.push(note(about, `It is only available at ${site.identifier}.${siteDomain}.`, remedy));
  }
  return findings;
}

function checkParts(site: SiteRow, there: ReadonlySet<string>): Finding[] {
  const missing = KINDS.filter((kind) => !there.has(kind));
  if (missing.length === 0) return [];
  const said = `It has no published ${few(missing, KINDS.length)}.`;
  return [problem(`Site “${site.identifier}”`, said, 'Restore the last backup, or import the site again.')];
}
