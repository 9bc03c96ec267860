import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { SchemaState } from '#server/db/schema-state.ts';
import type { Deps } from '#server/deps.ts';
import type { ServerSettings } from '#server/settings.ts';
import { type DataHeld, findObstacle, holdData } from '../../hold-data.ts';
import { backUpBeforeUpgrade, backupFileFor } from '../../upgrade-data.ts';
import { type Command, DONE, failed, type Input, misused, type Outcome } from '../command.ts';
import { bringForward, fileProblem, withInstallation } from '../installation.ts';
import { formatBytes } from '../numbers.ts';
import type { Cli } from '../terminal.ts';

export const upgrade: Command = {
  words: ['upgrade'],
  summary: 'Upgrade data from an older version, after a backup.',
  about:
    'Upgrades data from an older version to this one. Stop the server first: the command changes nothing while a server is running.\n\nIt backs up everything first, then lists the migrations it applies. Only this command and starting the server change the tables. Starting the server backs up the tables without stored files.\n\nTo go back, install the older version and restore the backup: “vitrine restore FILE”.',
  args: [],
  options: {
    backup: {
      type: 'text',
      placeholder: 'FILE',
      about: 'Where to write the backup. Default: a new file in DATA_DIR/backups.',
    },
    'without-backup': { type: 'flag', about: 'Skip the backup. Use this only if you already have one.' },
    json: { type: 'flag', about: 'Print the result as JSON.' },
  },
  examples: [
    {
      line: 'upgrade --backup /backups/before-upgrade.tar.gz',
      about: 'After an update, with the server stopped.',
    },
  ],
  async run(input, cli) {
    if (input.text('backup') !== undefined && input.flag('without-backup'))
      return misused('Use either --backup or --without-backup, not both.');
    return withInstallation(
      cli,
      async (deps, settings, state) => {
        if (state.kind === 'newer') return failed(`${state.message} Nothing was changed.`);
        if (state.kind !== 'older') return report(cli, input, { steps: [], backup: null });
        return upgradeHeld({ deps, settings, input, cli }, state);
      },
      { olderTables: 'any' },
    );
  },
};

interface Upgrade {
  readonly deps: Deps;
  readonly settings: ServerSettings;
  readonly input: Input;
  readonly cli: Cli;
}

type Older = Extract<SchemaState, { kind: 'older' }>;

async function upgradeHeld(upgrading: Upgrade, state: Older): Promise<Outcome> {
  const held: DataHeld = await holdData(upgrading.settings, 0);
  try {
    const obstacle = await findObstacle(held, 'any');
    if (obstacle !== undefined) return failed(`${obstacle} Nothing was changed.`);
    return await upgradeAlone(upgrading, state);
  } finally {
    if (held.kind === 'held') await held.release();
  }
}

async function upgradeAlone({ deps, settings, input, cli }: Upgrade, { missing }: Older): Promise<Outcome> {
  const given = input.text('backup');
  const file =
    given === undefined ? backupFileFor(settings.dataDir, missing, deps.now()) : resolve(cli.cwd, given);
  const isBackedUp = !input.flag('without-backup');
  if (isBackedUp) {
    if (existsSync(file)) return failed(`${file} already exists. Choose another name. Nothing was changed.`);
    const problem = await backUp({ deps, settings, input, cli }, file);
    if (problem !== undefined) return failed(`${problem} Nothing was changed.`);
  }
  for (const step of missing) cli.note(`Applying ${step}`);
  await bringForward(settings, cli);
  return report(cli, input, { steps: missing, backup: isBackedUp ? file : null });
}

/** Files that are missing already are missing after the upgrade as well: they are reported, and block nothing. */
async function backUp(
  { deps, settings: { dataDir }, cli }: Upgrade,
  file: string,
): Promise<string | undefined> {
  try {
    const { bytes, warnings } = await backUpBeforeUpgrade(deps, {
      dataDir,
      file,
      hasFiles: true,
      onProgress: cli.progress,
    });
    for (const warning of warnings) cli.note(`Missing or changed: ${warning}`);
    cli.note(`Backup: ${file} (${formatBytes(bytes)})`);
    return undefined;
  } catch (error) {
    const problem = fileProblem(error, file);
    if (problem === undefined) throw error;
    return problem;
  }
}

function report(
  cli: Cli,
  input: Input,
  done: { readonly steps: readonly string[]; readonly backup: string | null },
): Outcome {
  if (input.flag('json')) cli.out(JSON.stringify(done, null, 2));
  else if (done.steps.length === 0) cli.out('The data is already up to date. Nothing was changed.');
  else cli.out(`Upgraded the data: ${done.steps.join(', ')}.`);
  return DONE;
}
