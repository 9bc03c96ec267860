import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { writeBackup } from '#server/backup/write-backup.ts';
import { openMedia } from '#server/media/open-media.ts';
import { keysOf } from '#server/transfer-ports.ts';
import { type Command, DONE, failed } from '../command.ts';
import { fileProblem, withInstallation } from '../installation.ts';
import { formatBytes } from '../numbers.ts';

export const backup: Command = {
  words: ['backup'],
  summary: 'Writes the whole installation into one file, while the server runs.',
  about:
    'Writes the whole installation into one file: every site with its history, every picture and file, access tokens, waiting jobs. The server may go on serving and saving: the backup holds what was there at one moment.\n\nThe file is a .tar.gz of plain JSON and the media as they are stored, the same for both databases: a backup of the embedded database can be restored into PostgreSQL, and the other way round. Only you can read it (mode 600), since it holds everything that is not published as well. Store it on another machine.\n\nIt does not hold the settings of the environment (PORT, SMTP_URL and the like).',
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
    return withInstallation(cli, async (deps, settings) => {
      const media = openMedia(deps, settings.dataDir);
      try {
        const written = await writeBackup(
          { db: deps.db, now: deps.now, storage: media.storage, keysOf },
          { file, onProgress: cli.progress },
        );
        for (const warning of written.warnings) cli.note(`Note: ${warning}`);
        const rows = Object.values(written.tables).reduce((sum, count) => sum + count, 0);
        if (input.flag('json')) cli.out(JSON.stringify({ file, ...written }, null, 2));
        else
          cli.out(
            `Backed up ${rows} rows and ${written.mediaFiles} media files to ${file} (${formatBytes(written.bytes)}).`,
          );
        return DONE;
      } catch (error) {
        const problem = fileProblem(error, file);
        if (problem === undefined) throw error;
        return failed(problem);
      } finally {
        media.close();
      }
    });
  },
};
