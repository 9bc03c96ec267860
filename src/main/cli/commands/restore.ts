import { resolve } from 'node:path';
import type { Manifest } from '#server/backup/manifest.ts';
import { type BackupRestored, restoreBackup } from '#server/backup/restore-backup.ts';
import { listSites } from '#server/kernel/sites/queries.ts';
import { openMedia } from '#server/media/open-media.ts';
import { type Command, DONE, failed, type Outcome } from '../command.ts';
import { withInstallation } from '../installation.ts';
import type { Cli } from '../terminal.ts';

export const restore: Command = {
  words: ['restore'],
  summary: 'Replaces everything by what a backup holds, while the server runs.',
  about:
    'Replaces the whole installation by what a backup holds. The archive is checked in full first, every file against its SHA-256; then media are put in place and all tables are replaced in one transaction, so that it happens as a whole or not at all. A running server shows the restored sites within a second.\n\nWhat is there now is lost, unless it is backed up too: on a terminal you are asked first. Backups of older versions are brought forward; one of a newer version is refused.',
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
    const file = resolve(cli.cwd, input.args[0] ?? '');
    return withInstallation(
      cli,
      async (deps, settings) => {
        const sites = (await listSites(deps.db.read)).map((site) => site.identifier);
        const media = openMedia(deps, settings.dataDir);
        let isNobodyThere = false;
        const result = await restoreBackup(
          { db: deps.db, storage: media.storage, tempDir: media.tempDir },
          {
            file,
            onProgress: cli.progress,
            confirm: async (manifest) => {
              if (input.flag('yes') || sites.length === 0) return true;
              const answer = await cli.confirm(question(manifest, sites));
              isNobodyThere = answer === undefined;
              return answer === true;
            },
          },
        ).finally(() => media.close());
        if (isNobodyThere)
          return failed('A restore replaces everything that is there. Say --yes where nobody can be asked.');
        return report(result, cli);
      },
      { mayCreate: true },
    );
  },
};

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
