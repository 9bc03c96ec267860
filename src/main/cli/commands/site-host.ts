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
import { describeHost } from '#server/sites/describe-site.ts';
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
      { name: 'HOST', about: 'A host name without scheme, such as www.example.org.' },
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
  summary: 'Lets a site answer on one more host.',
  about:
    'Lets a site answer on one more host. Point the name’s DNS record, or your reverse proxy, at this server as well. The first host of a site becomes its primary one.',
  example: 'The site answers on its own host within a second.',
  verb: 'added',
  change: addHost,
  said: (site, host) => `The site “${site}” now answers on ${host}.`,
  saidUnchanged: (site, host) => `The site “${site}” answers on ${host} already.`,
});

export const siteHostRemove = hostCommand({
  word: 'remove',
  summary: 'Stops a site answering on a host.',
  about:
    'Stops a site answering on a host. When it was the primary host, the oldest one left takes its place.',
  example: 'Visitors of that host are refused from now on.',
  verb: 'removed',
  change: removeHost,
  said: (site, host) => `The site “${site}” no longer answers on ${host}.`,
  saidUnchanged: (site, host) => `The site “${site}” does not answer on ${host}.`,
});

export const siteHostPrimary = hostCommand({
  word: 'primary',
  summary: 'Chooses the host that links in feeds and search results carry.',
  about:
    'Chooses which of a site’s hosts its canonical links, sitemap, feeds and social cards carry. Add the host first.',
  example: 'Search engines are told this host from now on.',
  verb: 'primary',
  change: choosePrimaryHost,
  said: (site, host) => `${host} is now the primary host of “${site}”.`,
  saidUnchanged: (site, host) => `${host} is the primary host of “${site}” already.`,
});
