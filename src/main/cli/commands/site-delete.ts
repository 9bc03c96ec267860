import { COMMAND_LINE, recorded } from '#server/activity/record-activity.ts';
import { listSites } from '#server/kernel/sites/queries.ts';
import { deleteSite, restoreSite } from '#server/sites/delete-site.ts';
import { describeSite } from '#server/sites/describe-site.ts';
import { type Command, DONE, failed } from '../command.ts';
import { findSite, withInstallation } from '../installation.ts';

export const siteDelete: Command = {
  words: ['site', 'delete'],
  summary: 'Takes a site off the web; it can be brought back for 30 days.',
  about:
    'Takes a site off the web at once, with everything it has. For 30 days “site restore” brings it back as it was; then its pages, files and hosts are gone. On a terminal you are asked first.',
  args: [{ name: 'SITE', about: 'The site’s identifier.' }],
  options: { yes: { type: 'flag', about: 'Does not ask. Needed where there is no terminal to ask on.' } },
  examples: [{ line: 'site delete studio', about: 'Asks before it deletes.' }],
  async run(input, cli) {
    const [identifier = ''] = input.args;
    return withInstallation(cli, async (deps) => {
      const site = await findSite(deps, identifier);
      if (site.kind !== 'found') return site;
      const question = `This takes the site “${identifier}” off the web. It can be brought back for 30 days. Go on?`;
      const answer = input.flag('yes') || (await cli.confirm(question));
      if (answer === undefined)
        return failed('Deleting a site is asked about. Say --yes where nobody can be asked.');
      if (!answer) return failed('Nothing was changed.');
      const deleted = await recorded(
        deps,
        { actor: COMMAND_LINE, siteId: site.id },
        (within) => deleteSite(within, { siteId: site.id, confirmation: identifier }),
        describeSite(site.id, 'deleted', 'deleted the site'),
      );
      if (deleted.kind !== 'deleted') return failed(deleted.message);
      const until = new Date(deleted.until).toISOString().slice(0, 10);
      cli.out(
        `The site “${identifier}” is off the web. Until ${until}, “npx vitrine site restore ${identifier}” brings it back.`,
      );
      return DONE;
    });
  },
};

export const siteRestore: Command = {
  words: ['site', 'restore'],
  summary: 'Brings a deleted site back.',
  about: 'Brings a site back that was deleted in the last 30 days, with everything it had, hosts included.',
  args: [{ name: 'SITE', about: 'The identifier it had.' }],
  options: {},
  examples: [{ line: 'site restore studio', about: 'It answers again within a second.' }],
  async run(input, cli) {
    const [identifier = ''] = input.args;
    return withInstallation(cli, async (deps) => {
      const deleted = await listSites(deps.db.read, { isDeleted: true });
      const site = deleted.find((each) => each.identifier === identifier);
      const restored =
        site &&
        (await recorded(
          deps,
          { actor: COMMAND_LINE, siteId: site.id },
          (within) => restoreSite(within, site.id),
          describeSite(site.id, 'restored', 'brought back the site'),
        ));
      if (restored?.kind === 'restored') {
        cli.out(`The site “${identifier}” is back.`);
        return DONE;
      }
      const known = deleted.map((each) => each.identifier).join(', ');
      return failed(
        `There is no deleted site “${identifier}”. ${known === '' ? 'None was deleted lately.' : `There are: ${known}.`}`,
      );
    });
  },
};
