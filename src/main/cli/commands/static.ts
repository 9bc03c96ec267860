import { resolve } from 'node:path';
import { openMedia } from '#server/media/open-media.ts';
import { askSite } from '#server/moves/transfer/static/ask-site.ts';
import { readBase } from '#server/moves/transfer/static/static-names.ts';
import { writeStatic } from '#server/moves/transfer/static/static-site.ts';
import { wire } from '../../wire.ts';
import { type Command, DONE, failed, misused } from '../command.ts';
import { findSite, withInstallation } from '../installation.ts';
import { formatBytes } from '../numbers.ts';

export const staticCommand: Command = {
  words: ['static'],
  summary: 'Create a static copy of a site that any web server can serve.',
  about:
    'Creates a static copy of a site that any web server can serve: every published page as a folder with an index.html, pictures in all widths the pages use, scripts, styles, fonts, feeds, sitemap, robots.txt and 404.html. Further pages of lists, and calendar months up to a year ahead, become pages of their own.\n\nWhatever needs a server is left out and listed: search fields and password-protected pages. Redirects become pages that forward visitors.',
  args: [
    { name: 'SITE', about: 'The site’s identifier.' },
    { name: 'DIR', about: 'The folder to create. It must be empty or not exist yet.' },
  ],
  options: {
    base: {
      type: 'text',
      placeholder: 'BASE',
      about:
        'Where the copy will be hosted: a path such as /studio/ for part of a host; an address such as https://studio.example.org/, which then appears in canonical links, sitemap and feeds; or “relative” for links that work in any folder.',
      fallback: '/',
    },
    force: {
      type: 'flag',
      about: 'Replace an earlier copy in DIR. Other folders are never replaced.',
    },
    json: { type: 'flag', about: 'Print the result as JSON.' },
  },
  examples: [
    { line: 'static studio ./public --base https://studio.example.org/', about: 'For its own host.' },
    {
      line: 'static studio ./public --base relative --force',
      about: 'For any folder, replacing the last copy.',
    },
  ],
  async run(input, cli) {
    const [identifier = '', given = ''] = input.args;
    const base = readBase(input.text('base') ?? '/');
    if (!base)
      return misused(
        '--base must be a path such as /studio/, an address such as https://studio.example.org/, or “relative”.',
      );
    return withInstallation(cli, async (deps, settings) => {
      const site = await findSite(deps, identifier);
      if (site.kind !== 'found') return site;
      const media = openMedia(deps, settings.dataDir);
      const { app } = wire(deps, settings, media);
      const asked = { ...deps, settings, fetch: (request: Request) => app.request(request) };
      const { origin, fetch } = await askSite(asked, { siteId: site.id, identifier });
      const result = await writeStatic(
        { ...deps, fetch },
        {
          siteId: site.id,
          origin,
          base,
          folder: resolve(cli.cwd, given),
          isForced: input.flag('force'),
          onProgress: cli.progress,
        },
      ).finally(() => media.close());
      if (result.kind === 'refused') return failed(result.message);
      for (const warning of result.warnings) cli.note(`Note: ${warning}`);
      if (input.flag('json')) cli.out(JSON.stringify(result, null, 2));
      else
        cli.out(
          `Wrote ${result.pages} pages and ${result.files} files (${formatBytes(result.bytes)}) to ${resolve(cli.cwd, given)}`,
        );
      return DONE;
    });
  },
};
