import { resolve } from 'node:path';
import type { Deps } from '#server/deps.ts';
import { openMedia } from '#server/media/open-media.ts';
import { exportSite } from '#server/moves/transfer/export-site.ts';
import type { ServerSettings } from '#server/settings.ts';
import { exportPorts } from '#server/transfer-ports.ts';
import { type Command, DONE, failed, type Outcome } from '../command.ts';
import { findSite, withInstallation } from '../installation.ts';

export const exportCommand: Command = {
  words: ['export'],
  summary: 'Export a whole site to a folder of readable files.',
  about:
    'Exports a whole site to a folder of readable files: every page and post as JSON with its published version and its draft, the style, navigation, redirects, comments, and the original of every picture and file. “import vitrine” reads it back, here or on another server.\n\nThe same site always produces the same files, so you can keep an export under version control. Names in DIR that begin with a dot are left alone. Deleted pages and older versions are not included; a backup includes them. Form submissions and newsletter subscribers are personal data, and are only included if you ask for them. Page passwords are included as salted hashes, so keep the export private.\n\ndocs/export-format.md describes the files. Data from an older version is exported as this version would write it, and is not changed.',
  args: [
    { name: 'SITE', about: 'The site’s identifier.' },
    { name: 'DIR', about: 'The folder to create. It must be empty or not exist yet.' },
  ],
  options: {
    force: {
      type: 'flag',
      about: 'Replace an earlier export in DIR. Other folders are never replaced.',
    },
    'with-submissions': {
      type: 'flag',
      about:
        'Include form submissions with their files and notes, newsletter subscribers, orders, bookings and other personal data.',
    },
    json: { type: 'flag', about: 'Print the result as JSON.' },
  },
  examples: [
    { line: 'export studio ./studio-site', about: 'Export to a new folder.' },
    { line: 'export studio ./studio-site --force', about: 'Replace the last export.' },
  ],
  async run(input, cli) {
    const [identifier = '', given = ''] = input.args;
    const folder = resolve(cli.cwd, given);
    const work = async (deps: Deps, settings: ServerSettings): Promise<Outcome> => {
      const site = await findSite(deps, identifier);
      if (site.kind !== 'found') return site;
      const media = openMedia(deps, settings.dataDir);
      const result = await exportSite(
        { db: deps.db, ...exportPorts(media) },
        {
          siteId: site.id,
          folder,
          isForced: input.flag('force'),
          hasSubmissions: input.flag('with-submissions'),
          onProgress: cli.progress,
        },
      ).finally(() => media.close());
      if (result.kind !== 'exported') return failed(result.message);
      for (const warning of result.warnings) cli.note(`Note: ${warning}`);
      const { documents, media: files, warnings } = result;
      if (input.flag('json')) cli.out(JSON.stringify({ folder, documents, media: files, warnings }, null, 2));
      else cli.out(`Wrote ${count(documents, 'document')} and ${count(files, 'media file')} to ${folder}`);
      return warnings.length === 0 ? DONE : failed(INCOMPLETE);
    };
    return withInstallation(cli, work, { olderTables: 'copied' });
  },
};

const INCOMPLETE =
  'The export is missing the files named above; missing.json in it lists them. You can import it without them. For a complete export, restore the files from a backup and export again.';

function count(number: number, noun: string): string {
  return `${number} ${noun}${number === 1 ? '' : 's'}`;
}
