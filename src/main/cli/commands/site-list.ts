import { listSites } from '#server/kernel/sites/queries.ts';
import { type Command, DONE } from '../command.ts';
import { withInstallation } from '../installation.ts';

export const siteList: Command = {
  words: ['site', 'list'],
  summary: 'List sites and their hosts.',
  about:
    'Lists the sites of this installation with their hosts. The primary host, which is used for links in feeds and search results, comes first and is marked with an asterisk.',
  args: [],
  options: { json: { type: 'flag', about: 'Print the result as JSON.' } },
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
          cli.out('There are no sites yet. Create one with “npx vitrine site create”.');
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
