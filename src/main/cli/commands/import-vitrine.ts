import { resolve } from 'node:path';
import { openMedia } from '#server/media/open-media.ts';
import { importSite, type SiteImported } from '#server/transfer/import-site.ts';
import type { Problem } from '#server/transfer/problems.ts';
import { importPorts } from '#server/transfer-ports.ts';
import { type Command, DONE, failed, type Outcome } from '../command.ts';
import { withInstallation } from '../installation.ts';
import type { Cli } from '../terminal.ts';

/** Problems named at most: the first ones usually explain the rest. */
const SHOWN_PROBLEMS = 20;

export const importVitrine: Command = {
  words: ['import', 'vitrine'],
  summary: 'Reads a site back that “export” has written.',
  about:
    'Reads a site back that “export” has written, into a new site or into one nobody has put anything into yet. All files are checked before anything is written; what is wrong is named by file and place.\n\nPages, posts and media keep their ids, so that all links hold; the same export can therefore stand only once in an installation. A second import of the same files changes nothing.\n\nAn export may hold code its author was allowed to add to pages. Import only what comes from somebody you trust.',
  args: [{ name: 'DIR', about: 'The exported folder.' }],
  options: {
    site: {
      type: 'text',
      placeholder: 'ID',
      about: 'Identifier of the new site, or of an empty one. Default: the one in the export.',
    },
    json: { type: 'flag', about: 'Answers as JSON.' },
  },
  examples: [
    { line: 'import vitrine ./studio-site', about: 'Under the name it had.' },
    { line: 'import vitrine ./studio-site --site studio-copy', about: 'Under another one.' },
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
      cli.out(`The site “${result.identifier}” holds exactly this already. Nothing was changed.`);
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
    'The export cannot be imported, and nothing was changed:',
    ...lines,
    ...(rest > 0 ? [`  and ${rest} more`] : []),
  ].join('\n');
}
