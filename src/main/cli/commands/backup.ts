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
  summary: 'Writes the whole installation into one file, while the server runs.',
  about:
    'Writes the whole installation into one file: every site with its history, every picture and file, access tokens, waiting jobs. The server may go on serving and saving: the backup holds what was there at one moment.\n\nThe file is a .tar.gz of plain JSON and the media as they are stored, the same for both databases: a backup of the embedded database can be restored into PostgreSQL, and the other way round. Only you can read it (mode 600), since it holds everything that is not published as well. Store it on another machine.\n\nIt does not hold the settings of the environment (PORT, SMTP_URL and the like).\n\nWhere a file is missing or has changed on disk, the backup holds everything else, names the file, and the exit code is 1. Data of an older version is backed up as it is, so that the older version can restore it.',
  args: [{ name: 'FILE', about: 'The file to write, such as vitrine-2026-03-02.tar.gz.' }],
  options: {
    force: { type: 'flag', about: 'Replaces the file if it is there already.' },
    json: { type: 'flag', about: 'Answers as JSON.' },
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
      return failed(`${file} is there already. Name another file, or replace it with --force.`);
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
  return `${files} missing or changed, as said above; everything else is in ${file}. Put them back from an older backup, or upload them again, then back up once more.`;
}
