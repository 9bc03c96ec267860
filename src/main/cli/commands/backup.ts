import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { writeBackup } from '#server/backup/write-backup.ts';
import type { Deps } from '#server/deps.ts';
import { openMediaStorage } from '#server/media/open-media.ts';
import type { ServerSettings } from '#server/settings.ts';
import { keysOf } from '#server/transfer-ports.ts';
import { type Command, DONE, failed, type Outcome } from '../command.ts';
import { fileProblem, withInstallation } from '../installation.ts';
import { formatBytes } from '../numbers.ts';

export const backup: Command = {
  words: ['backup'],
  summary: 'Back up the whole installation to one file, even while the server runs.',
  about:
    'Backs up the whole installation to one file: every site with its history, all pictures and files, access tokens and waiting jobs. The server can keep running. The backup captures a single moment.\n\nThe file is a .tar.gz of plain JSON and the stored media. It works with both databases: you can restore a backup of the embedded database into PostgreSQL, and the other way round. Only you can read it (mode 600), because it includes unpublished content. Store it on another machine.\n\nIt does not include environment settings such as PORT and SMTP_URL.\n\nIf a file is missing or has changed on disk, the command backs up everything else, names the file and exits with code 1. Data from an older version is backed up as it is, so that the older version can restore it.',
  args: [{ name: 'FILE', about: 'The file to create, such as vitrine-2026-03-02.tar.gz.' }],
  options: {
    force: { type: 'flag', about: 'Overwrite the file if it exists.' },
    json: { type: 'flag', about: 'Print the result as JSON.' },
  },
  examples: [
    {
      line: 'backup /backups/vitrine-$(date +%F).tar.gz',
      about: 'Every night, from cron or a systemd timer.',
    },
  ],
  async run(input, cli) {
    const file = resolve(cli.cwd, input.args[0] ?? '');
    if (existsSync(file) && !input.flag('force'))
      return failed(`${file} already exists. Choose another name, or overwrite it with --force.`);
    const work = async (deps: Deps, settings: ServerSettings): Promise<Outcome> => {
      const storage = openMediaStorage(settings.dataDir);
      try {
        const written = await writeBackup(
          { db: deps.db, now: deps.now, storage, keysOf },
          { file, onProgress: cli.progress },
        );
        for (const warning of written.warnings) cli.note(`Missing or changed: ${warning}`);
        const rows = Object.values(written.tables).reduce((sum, count) => sum + count, 0);
        if (input.flag('json')) cli.out(JSON.stringify({ file, ...written }, null, 2));
        else
          cli.out(
            `Backed up ${rows} rows and ${written.mediaFiles} media files to ${file} (${formatBytes(written.bytes)}).`,
          );
        return written.warnings.length === 0 ? DONE : failed(incomplete(file, written.warnings.length));
      } catch (error) {
        const problem = fileProblem(error, file);
        if (problem === undefined) throw error;
        return failed(problem);
      }
    };
    return withInstallation(cli, work, { olderTables: 'read' });
  },
};

function incomplete(file: string, count: number): string {
  const files = count === 1 ? 'One file is' : `${count} files are`;
  return `${files} missing or changed on disk, as listed above. Everything else is in ${file}. Restore them from an older backup or upload them again, then create a new backup.`;
}
