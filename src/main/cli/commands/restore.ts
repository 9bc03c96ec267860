import { resolve } from 'node:path';
import type { Manifest } from '#server/backup/manifest.ts';
import { type BackupRestored, restoreBackup } from '#server/backup/restore-backup.ts';
import type { SchemaState } from '#server/db/schema-state.ts';
import type { Deps } from '#server/deps.ts';
import { listSites } from '#server/kernel/sites/queries.ts';
import { openMedia } from '#server/media/open-media.ts';
import type { ServerSettings } from '#server/settings.ts';
import { findObstacle, holdData } from '../../hold-data.ts';
import { type Command, DONE, failed, type Input, type Outcome } from '../command.ts';
import { withInstallation } from '../installation.ts';
import type { Cli } from '../terminal.ts';

export const restore: Command = {
  words: ['restore'],
  summary: 'Replaces everything by what a backup holds, while the server runs.',
  about:
    'Replaces the whole installation by what a backup holds. The archive is checked in full first, every file against its SHA-256; then media are put in place and all tables are replaced in one transaction, so that it happens as a whole or not at all. A running server shows the restored sites within a second.\n\nWhat is there now is lost, unless it is backed up too: on a terminal you are asked first. Backups of older versions are brought forward; one of a newer version is refused. Where the data here is of another version, stop the server first: this is the way back after an upgrade, with the older program and the backup that was made before.',
  args: [{ name: 'FILE', about: 'A file that “vitrine backup” has written.' }],
  options: { yes: { type: 'flag', about: 'Does not ask. Needed where there is no terminal to ask on.' } },
  examples: [
    { line: 'restore vitrine-2026-03-02.tar.gz', about: 'Asks before it replaces anything.' },
    {
      line: 'restore vitrine-2026-03-02.tar.gz --yes',
      about: 'With DATABASE_URL set this moves an installation to PostgreSQL.',
    },
  ],
  async run(input, cli) {
    return withInstallation(
      cli,
      async (deps, settings, state) => {
        if (state.kind === 'current') return replaceAll({ deps, settings, state, input, cli });
        // Tables of another version are replaced as a whole, so no other process may use them.
        const held = await holdData(settings, 0);
        try {
          const obstacle = await findObstacle(held, 'any');
          if (obstacle !== undefined) return failed(`${obstacle} Nothing was changed.`);
          return await replaceAll({ deps, settings, state, input, cli });
        } finally {
          if (held.kind === 'held') await held.release();
        }
      },
      { mayCreate: true, olderTables: 'any' },
    );
  },
};

interface Replacing {
  readonly deps: Deps;
  readonly settings: ServerSettings;
  readonly state: SchemaState;
  readonly input: Input;
  readonly cli: Cli;
}

async function replaceAll({ deps, settings, state, input, cli }: Replacing): Promise<Outcome> {
  const sites = await namesOfSites(deps, state);
  const media = openMedia(deps, settings.dataDir);
  let isAlone = false;
  const result = await restoreBackup(
    { db: deps.db, storage: media.storage, tempDir: media.tempDir },
    {
      file: resolve(cli.cwd, input.args[0] ?? ''),
      onProgress: cli.progress,
      confirm: async (manifest) => {
        if (input.flag('yes') || sites.length === 0) return true;
        const answer = await cli.confirm(question(manifest, sites));
        isAlone = answer === undefined;
        return answer === true;
      },
    },
  ).finally(() => media.close());
  if (isAlone)
    return failed('A restore replaces everything that is there. Add --yes to confirm without a prompt.');
  return report(result, cli);
}

/** Tables of another version may not tell: there is something, and it is asked about. */
async function namesOfSites({ db }: Deps, state: SchemaState): Promise<string[]> {
  try {
    return (await listSites(db.read)).map((site) => site.identifier);
  } catch (error) {
    if (state.kind === 'current') throw error;
    return ['sites of another version'];
  }
}

function question(manifest: Manifest, sites: readonly string[]): string {
  const when = new Date(manifest.createdAt).toISOString().slice(0, 16).replace('T', ' ');
  return `This replaces everything here (${sites.join(', ')}) by the backup of ${when} UTC with ${manifest.tables['sites'] ?? 0} site(s). Go on?`;
}

function report(result: BackupRestored, cli: Cli): Outcome {
  switch (result.kind) {
    case 'restored':
      cli.out(
        `Restored ${result.manifest.tables['sites'] ?? 0} site(s) with ${result.manifest.tables['documents'] ?? 0} documents and ${result.mediaFiles} media files, as they were on ${result.manifest.createdAt}.`,
      );
      return DONE;
    case 'declined':
      return failed('Nothing was changed.');
    case 'refused':
      return failed(result.message);
  }
}
