import { resolve } from 'node:path';
import { openMedia } from '#server/media/open-media.ts';
import { importSite, type SiteImported } from '#server/moves/transfer/import-site.ts';
import type { Problem } from '#server/moves/transfer/problems.ts';
import { importPorts } from '#server/transfer-ports.ts';
import { type Command, DONE, failed, type Outcome } from '../command.ts';
import { withInstallation } from '../installation.ts';
import type { Cli } from '../terminal.ts';

/** The first problems usually explain the rest. */
const SHOWN_PROBLEMS = 20;

export const importVitrine: Command = {
  words: ['import', 'vitrine'],
  summary: 'Import a site that “export” has written.',
  about:
    'Imports a site that “export” has written, as a new site or into an empty one. All files are checked first, and problems are listed by file and place. If there are any, nothing is imported.\n\nPages, posts and media keep their ids, so that links keep working. An installation can therefore hold the same export only once. Importing the same files again changes nothing.\n\nIf the export lists files that were missing when it was made, everything else is imported and the missing files are named.\n\nAn export can contain code that its author added to pages. Only import from people you trust.',
  args: [{ name: 'DIR', about: 'The exported folder.' }],
  options: {
    site: {
      type: 'text',
      placeholder: 'ID',
      about: 'Identifier of the new site, or of an existing empty site. Default: the one in the export.',
    },
    json: { type: 'flag', about: 'Print the result as JSON.' },
  },
  examples: [
    { line: 'import vitrine ./studio-site', about: 'Import it under its old identifier.' },
    { line: 'import vitrine ./studio-site --site studio-copy', about: 'Import it under another identifier.' },
  ],
  async run(input, cli) {
    const folder = resolve(cli.cwd, input.args[0] ?? '');
    return withInstallation(
      cli,
      async (deps, settings) => {
        const media = openMedia(deps, settings.dataDir);
        const result = await importSite(
          { ...deps, ports: importPorts(deps, media) },
          { folder, identifier: input.text('site'), onProgress: cli.progress },
        ).finally(() => media.close());
        return input.flag('json') ? reportJson(result, cli) : report(result, cli);
      },
      { mayCreate: true },
    );
  },
};

function report(result: SiteImported, cli: Cli): Outcome {
  switch (result.kind) {
    case 'imported':
      for (const warning of result.warnings) cli.note(`Note: ${warning}`);
      cli.out(
        `Imported ${result.documents} documents and ${result.media} media files into the site “${result.identifier}”.`,
      );
      return DONE;
    case 'unchanged':
      cli.out(`The site “${result.identifier}” is already identical to this export. Nothing was changed.`);
      return DONE;
    case 'refused':
      return failed(result.message);
    case 'invalid':
      return failed(explain(result.problems));
  }
}

function reportJson(result: SiteImported, cli: Cli): Outcome {
  cli.out(JSON.stringify(result, null, 2));
  if (result.kind === 'imported' || result.kind === 'unchanged') return DONE;
  return failed(result.kind === 'refused' ? result.message : explain(result.problems));
}

function explain(problems: readonly Problem[]): string {
  const lines = problems
    .slice(0, SHOWN_PROBLEMS)
    .map(({ file, place, message }) => `  ${file}: ${place ? `${place} ` : ''}${message}`);
  const rest = problems.length - lines.length;
  return [
    'The export could not be imported. Nothing was changed. Problems:',
    ...lines,
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ].join('\n');
}
