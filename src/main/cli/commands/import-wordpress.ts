import { writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { formatReport } from '#domain/import/report.ts';
import type { ImportReport } from '#domain/import/report-schema.ts';
import { createOutgoing } from '#server/http/outgoing/outgoing.ts';
import { resolveHost } from '#server/http/outgoing/resolve-host.ts';
import { importExport } from '#server/import/import-export.ts';
import { contentImportPorts } from '#server/import-ports.ts';
import { openMedia } from '#server/media/open-media.ts';
import { type Command, DONE, failed, type Input, type Outcome } from '../command.ts';
import { findSite, withInstallation } from '../installation.ts';
import type { Cli } from '../terminal.ts';

const OPTIONS: Command['options'] = {
  site: {
    type: 'text',
    placeholder: 'ID',
    about: 'Identifier of the site to import into. Create one with “site create”.',
    isRequired: true,
  },
  media: {
    type: 'text',
    placeholder: 'DIR',
    about:
      'Folder with the old site’s files, such as a copy of wp-content/uploads. Files that are not in it are listed, and replaced by links.',
  },
  'fetch-pictures': {
    type: 'flag',
    about:
      'Fetch pictures that the file names by their address from the old site. Each address is asked once, and failures are listed.',
  },
  report: { type: 'text', placeholder: 'FILE', about: 'Write a report on every entry as JSON.' },
  'dry-run': { type: 'flag', about: 'Show what would happen, without changing anything.' },
};

const AGAIN =
  'The whole file is checked first. If it has an error, nothing is imported. Importing the same file again changes nothing, and a newer export only adds what is new: your own edits are kept. Nothing is downloaded from the old site unless you add --fetch-pictures.';

export const importWordpress: Command = {
  words: ['import', 'wordpress'],
  summary: 'Import a WordPress site from its export file.',
  about: `Imports pages, posts, files, menus, comments, tags and categories from the file that WordPress creates under “Tools, Export”. Blocks are converted. Blocks without an equivalent are kept as HTML in a frame of their own and listed in the report.\n\n${AGAIN}`,
  args: [{ name: 'FILE', about: 'The export file (XML).' }],
  options: OPTIONS,
  examples: [
    { line: 'import wordpress site.xml --site studio --dry-run', about: 'Preview the import.' },
    {
      line: 'import wordpress site.xml --site studio --media ./uploads',
      about: 'Import it with its pictures.',
    },
  ],
  run: (input, cli) => run('wordpress', input, cli),
};

export const importSquarespace: Command = {
  words: ['import', 'squarespace'],
  summary: 'Import a Squarespace site from its export file.',
  about: `Imports the pages and the blog from the file that Squarespace creates under “Settings, Import and Export”. Squarespace does not include products, events, galleries or additional blogs in that file.\n\n${AGAIN}`,
  args: [{ name: 'FILE', about: 'The export file (XML).' }],
  options: OPTIONS,
  examples: [
    {
      line: 'import squarespace site.xml --site studio --media ./pictures',
      about: 'Import it with its pictures.',
    },
  ],
  run: (input, cli) => run('squarespace', input, cli),
};

const OLD_SITE: Command['options'] = {
  'old-site': {
    type: 'text',
    placeholder: 'URL',
    about: 'Address of the old site, which the file does not hold. Needed to fetch its pictures.',
  },
};

export const importGhost: Command = {
  words: ['import', 'ghost'],
  summary: 'Import a Ghost site from its export file.',
  about: `Imports posts, pages and tags from the file that Ghost creates under “Settings, Import/Export”. Posts for members stay private.\n\n${AGAIN}`,
  args: [{ name: 'FILE', about: 'The export file (JSON).' }],
  options: { ...OPTIONS, ...OLD_SITE },
  examples: [
    { line: 'import ghost ghost.json --site studio --media ./images', about: 'Import it with its pictures.' },
  ],
  run: (input, cli) => run('ghost', input, cli),
};

export const importFeed: Command = {
  words: ['import', 'feed'],
  summary: 'Import the posts of an RSS or Atom feed.',
  about: `Imports the entries of a feed that you saved as a file. Most feeds only hold the latest posts.\n\n${AGAIN}`,
  args: [{ name: 'FILE', about: 'The feed (XML).' }],
  options: OPTIONS,
  examples: [{ line: 'import feed feed.xml --site studio --dry-run', about: 'Preview the import.' }],
  run: (input, cli) => run('feed', input, cli),
};

export const importMarkdown: Command = {
  words: ['import', 'markdown'],
  summary: 'Import a folder of Markdown files.',
  about: `Imports posts and pages from Markdown files with front matter, as Jekyll, Hugo, Eleventy or Astro use them. Pictures in the folder come along.\n\n${AGAIN}`,
  args: [{ name: 'DIR', about: 'The folder.' }],
  options: { ...OPTIONS, ...OLD_SITE },
  examples: [
    { line: 'import markdown ./my-blog --site studio', about: 'Import a folder with its pictures.' },
  ],
  run: (input, cli) => run('markdown', input, cli),
};

function run(source: ImportReport['source'], input: Input, cli: Cli): Promise<Outcome> {
  return withInstallation(cli, async (deps, settings) => {
    const site = await findSite(deps, input.text('site') ?? '');
    if (site.kind === 'failed') return site;
    const media = openMedia(deps, settings.dataDir);
    const outgoing = createOutgoing({
      resolve: resolveHost,
      privateNetworks: settings.webhookPrivateNetworks,
    });
    const result = await importExport(
      { ...deps, ports: contentImportPorts(deps, media, outgoing) },
      { source, siteId: site.id, onProgress: cli.progress, ...wishOf(source, input, cli) },
    ).finally(() => media.close());
    if (result.kind === 'refused') return failed(`${result.message} Nothing was imported.`);
    return answer(result.report, input.text('report'), cli);
  });
}

function wishOf(source: ImportReport['source'], input: Input, cli: Cli) {
  // A folder of Markdown holds its pictures.
  const mediaDir = input.text('media') ?? (source === 'markdown' ? input.args[0] : undefined);
  const hasNoAddress = source === 'ghost' || source === 'markdown';
  return {
    file: resolve(cli.cwd, input.args[0] ?? ''),
    mediaDir: mediaDir === undefined ? undefined : resolve(cli.cwd, mediaDir),
    oldSite: hasNoAddress ? input.text('old-site') : undefined,
    isDryRun: input.flag('dry-run'),
    fetchesPictures: input.flag('fetch-pictures'),
  };
}

function answer(report: ImportReport, file: string | undefined, cli: Cli): Outcome {
  cli.out(formatReport(report));
  if (file === undefined) return DONE;
  try {
    writeFileSync(resolve(cli.cwd, file), `${JSON.stringify(report, null, 2)}\n`);
    return DONE;
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return failed(`The import is done, but its report could not be written: ${reason}`);
  }
}
