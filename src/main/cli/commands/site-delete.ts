import { COMMAND_LINE, recorded } from '#server/activity/record-activity.ts';
import { listSites } from '#server/kernel/sites/queries.ts';
import { deleteSite, restoreSite } from '#server/sites/delete-site.ts';
import { describeSite } from '#server/sites/record-site.ts';
import { type Command, DONE, failed } from '../command.ts';
import { findSite, withInstallation } from '../installation.ts';

export const siteDelete: Command = {
  words: ['site', 'delete'],
  summary: 'Delete a site. You can restore it for 30 days.',
  about:
    'Takes a site offline immediately, with everything it contains. You can restore it with “site restore” for 30 days. After that, its pages, files and hosts are permanently deleted. A terminal prompt asks you to confirm.',
  args: [{ name: 'SITE', about: 'The site’s identifier.' }],
  options: { yes: { type: 'flag', about: 'Do not ask for confirmation. Required without a terminal.' } },
  examples: [{ line: 'site delete studio', about: 'Ask before deleting.' }],
  async run(input, cli) {
    const [identifier = ''] = input.args;
    return withInstallation(cli, async (deps) => {
      const site = await findSite(deps, identifier);
      if (site.kind !== 'found') return site;
      const question = `This takes the site “${identifier}” offline. You can restore it for 30 days. Continue?`;
      const answer = input.flag('yes') || (await cli.confirm(question));
      if (answer === undefined)
        return failed('Deleting a site needs confirmation. Add --yes to confirm without a prompt.');
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
        `The site “${identifier}” is offline. Until ${until}, you can restore it with “npx vitrine site restore ${identifier}”.`,
      );
      return DONE;
    });
  },
};

export const siteRestore: Command = {
  words: ['site', 'restore'],
  summary: 'Restore a deleted site.',
  about:
    'Restores a site that was deleted in the last 30 days, with everything it contained, including its hosts.',
  args: [{ name: 'SITE', about: 'The identifier of the deleted site.' }],
  options: {},
  examples: [{ line: 'site restore studio', about: 'The site is online again within a second.' }],
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
          describeSite(site.id, 'restored', 'restored the site'),
        ));
      if (restored?.kind === 'restored') {
        cli.out(`The site “${identifier}” is online again.`);
        return DONE;
      }
      const known = deleted.map((each) => each.identifier).join(', ');
      return failed(
        `There is no deleted site “${identifier}”. ${known === '' ? 'No sites were deleted recently.' : `Deleted sites: ${known}.`}`,
      );
    });
  },
};
