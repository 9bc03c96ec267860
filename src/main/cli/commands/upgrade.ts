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
  summary: 'Upgrades data from an older version, after a backup.',
  about:
    'Upgrades data from an older version to this one. Stop the server first: while any runs, nothing is changed.\n\nIt names the steps to take, and writes a backup of everything before the first. Only this command and the start of a server change the tables; a start backs up the tables alone.\n\nThe way back is the older version with that backup: “vitrine restore FILE”.',
  args: [],
  options: {
    backup: {
      type: 'text',
      placeholder: 'FILE',
      about: 'Where the backup goes. Default: a new file in the folder “backups” of the data folder.',
    },
    'without-backup': { type: 'flag', about: 'Writes none, where there is one already.' },
    json: { type: 'flag', about: 'Answers as JSON.' },
  },
  examples: [
    {
      line: 'upgrade --backup /backups/before-upgrade.tar.gz',
      about: 'After an update, with the server stopped.',
    },
  ],
  async run(input, cli) {
    if (input.text('backup') !== undefined && input.flag('without-backup'))
      return misused('Say either where the backup goes, or that there is none.');
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
    if (existsSync(file)) return failed(`${file} is there already. Name another file. Nothing was changed.`);
    const problem = await backUp({ deps, settings, input, cli }, file);
    if (problem !== undefined) return failed(`${problem} Nothing was changed.`);
  }
  for (const step of missing) cli.note(`Step ${step}`);
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
  else if (done.steps.length === 0) cli.out('The data is up to date. Nothing was changed.');
  else cli.out(`Upgraded the data: ${done.steps.join(', ')}.`);
  return DONE;
}
