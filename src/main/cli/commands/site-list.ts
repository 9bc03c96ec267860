import { listSites } from '#server/kernel/sites/queries.ts';
import { type Command, DONE } from '../command.ts';
import { withInstallation } from '../installation.ts';

export const siteList: Command = {
  words: ['site', 'list'],
  summary: 'Lists the sites and the hosts they answer on.',
  about:
    'Lists the sites of this installation and the hosts they answer on. The primary host, which links in feeds and search results carry, comes first and is marked with a star.',
  args: [],
  options: { json: { type: 'flag', about: 'Answers as JSON.' } },
  examples: [{ line: 'site list --json', about: 'For a script.' }],
  async run(input, cli) {
    return withInstallation(
      cli,
      async (deps, settings) => {
        const sites = (await listSites(deps.db.read)).map((site) => ({
          id: site.id,
          identifier: site.identifier,
          title: site.title,
          createdAt: new Date(site.createdAt).toISOString(),
          hosts: [
            ...site.hosts.toSorted((a, b) => Number(b.isPrimary) - Number(a.isPrimary)),
            { host: `${site.identifier}.${settings.siteDomain}`, isPrimary: false },
          ],
        }));
        if (input.flag('json')) cli.out(JSON.stringify(sites, null, 2));
        else if (sites.length === 0)
          cli.out('There are no sites yet. Make one with “npx vitrine site create”.');
        const width = Math.max(...sites.map((site) => site.identifier.length));
        for (const site of input.flag('json') ? [] : sites) {
          const hosts = site.hosts.map(({ host, isPrimary }) => (isPrimary ? `${host}*` : host));
          cli.out(`${site.identifier.padEnd(width)}  ${site.title}  (${hosts.join(', ')})`);
        }
        return DONE;
      },
      { olderTables: 'read or copied' },
    );
  },
};
