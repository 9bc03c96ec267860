import { COMMAND_LINE, recorded } from '#server/activity/record-activity.ts';
import type { Deps } from '#server/deps.ts';
import {
  addHost,
  choosePrimaryHost,
  type HostChange,
  type HostsChanged,
  normalizeHost,
  type OwnHosts,
  removeHost,
} from '#server/sites/change-hosts.ts';
import { describeHost } from '#server/sites/record-site.ts';
import { type Command, DONE, failed } from '../command.ts';
import { findSite, withInstallation } from '../installation.ts';

interface HostCommand {
  readonly word: string;
  readonly summary: string;
  readonly about: string;
  readonly example: string;
  readonly verb: Parameters<typeof describeHost>[0];
  readonly change: (deps: Deps, input: HostChange & { readonly own: OwnHosts }) => Promise<HostsChanged>;
  readonly said: (site: string, host: string) => string;
  readonly saidUnchanged: (site: string, host: string) => string;
}

function hostCommand(own: HostCommand): Command {
  return {
    words: ['site', 'host', own.word],
    summary: own.summary,
    about: own.about,
    args: [
      { name: 'SITE', about: 'The site’s identifier.' },
      { name: 'HOST', about: 'A host name without a scheme, such as www.example.org.' },
    ],
    options: {},
    examples: [{ line: `site host ${own.word} studio www.studiobergen.no`, about: own.example }],
    async run(input, cli) {
      const [identifier = '', host = ''] = input.args;
      return withInstallation(cli, async (deps, settings) => {
        const site = await findSite(deps, identifier);
        if (site.kind !== 'found') return site;
        const changed = await recorded(
          deps,
          { actor: COMMAND_LINE, siteId: site.id },
          (within) => own.change(within, { siteId: site.id, host, own: settings }),
          describeHost(own.verb, normalizeHost(host) ?? host),
        );
        switch (changed.kind) {
          case 'changed':
            cli.out(own.said(identifier, host));
            return DONE;
          case 'unchanged':
            cli.out(own.saidUnchanged(identifier, host));
            return DONE;
          default:
            return failed(changed.message);
        }
      });
    },
  };
}

export const siteHostAdd = hostCommand({
  word: 'add',
  summary: 'Add a host to a site.',
  about:
    'Adds a host to a site. Also point its DNS record, or your reverse proxy, to this server. The first host of a site becomes its primary host.',
  example: 'The site is available at its own host within a second.',
  verb: 'added',
  change: addHost,
  said: (site, host) => `The site “${site}” is now available at ${host}.`,
  saidUnchanged: (site, host) => `The site “${site}” is already available at ${host}.`,
});

export const siteHostRemove = hostCommand({
  word: 'remove',
  summary: 'Remove a host from a site.',
  about: 'Removes a host from a site. If it was the primary host, the oldest remaining host becomes primary.',
  example: 'The site is no longer available at that host.',
  verb: 'removed',
  change: removeHost,
  said: (site, host) => `The site “${site}” is no longer available at ${host}.`,
  saidUnchanged: (site, host) => `${host} is not a host of the site “${site}”. Nothing was changed.`,
});

export const siteHostPrimary = hostCommand({
  word: 'primary',
  summary: 'Set the primary host, used for links in feeds and search results.',
  about:
    'Sets which host of a site appears in its canonical links, sitemap, feeds and social cards. Add the host first.',
  example: 'Search engines see this host from now on.',
  verb: 'primary',
  change: choosePrimaryHost,
  said: (site, host) => `${host} is now the primary host of “${site}”.`,
  saidUnchanged: (site, host) => `${host} is already the primary host of “${site}”.`,
});
