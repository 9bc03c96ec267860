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
  summary: 'Replace everything with a backup, even while the server runs.',
  about:
    'Replaces the whole installation with a backup. The archive is checked in full first, every file against its SHA-256. Then media are put in place and all tables are replaced in one transaction: it happens completely or not at all. A running server shows the restored sites within a second.\n\nCurrent data is lost unless you have a backup of it, so a terminal prompt asks you to confirm. Backups from older versions are upgraded; backups from newer versions are refused. If the current data is from another version, stop the server first. This is how to go back after an upgrade: install the older version and restore the backup made before the upgrade.',
  args: [{ name: 'FILE', about: 'A file created by “vitrine backup”.' }],
  options: { yes: { type: 'flag', about: 'Do not ask for confirmation. Required without a terminal.' } },
  examples: [
    { line: 'restore vitrine-2026-03-02.tar.gz', about: 'Ask before replacing anything.' },
    {
      line: 'restore vitrine-2026-03-02.tar.gz --yes',
      about: 'With DATABASE_URL set, this moves an installation to PostgreSQL.',
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
  if (isAlone) return failed('A restore replaces all current data. Add --yes to confirm without a prompt.');
  return report(result, cli);
}

/** Tables of another version may not be readable: there is something, and the prompt says so. */
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
  return `This replaces all current data (${sites.join(', ')}) with the backup of ${when} UTC, which has ${manifest.tables['sites'] ?? 0} site(s). Continue?`;
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
