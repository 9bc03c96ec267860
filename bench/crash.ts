/** Kills the server, and the database under it, again and again under write load, and counts what was lost. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type CrashReport, crashRounds } from '../testing/main/crash-rounds.ts';
import { startPostgres } from '../testing/server/postgres-cluster.ts';
import { format, type Measurement, median, type Result } from './result.ts';

const ROUNDS = 50;
const DATABASE_ROUNDS = 10;

export const crash: Measurement = {
  name: 'crash',
  title: 'kill -9 under write load',
  async run() {
    const dataDir = mkdtempSync(join(tmpdir(), 'vitrine-crash-'));
    const cluster = await startPostgres({ isDurable: true });
    try {
      await cluster.createDatabase('crash');
      await cluster.createDatabase('crash_database');
      const onPostgres = (name: string) => ({ dataDir, url: cluster.url(name) });
      return [
        toResult(
          'server on the embedded database',
          ROUNDS,
          await crashRounds({ rounds: ROUNDS, database: { dataDir } }),
        ),
        toResult(
          'server on PostgreSQL',
          ROUNDS,
          await crashRounds({ rounds: ROUNDS, database: onPostgres('crash') }),
        ),
        toResult(
          'PostgreSQL itself',
          DATABASE_ROUNDS,
          await crashRounds({
            rounds: DATABASE_ROUNDS,
            database: onPostgres('crash_database'),
            crashDatabase: () => cluster.crashAndRestart(),
          }),
        ),
      ];
    } finally {
      await cluster.stop();
      rmSync(dataDir, { recursive: true, force: true });
    }
  },
};

function toResult(name: string, rounds: number, report: CrashReport): Result {
  for (const contradiction of report.contradictions) console.error(`  ${contradiction}`);
  const restart =
    report.restartMs.length === 0
      ? 'it recovered without a restart'
      : `answering again after ${format(median(report.restartMs))} ms (median)`;
  return {
    name: `${name}, ${rounds} kills`,
    text: `${report.contradictions.length} lost or doubled of ${format(report.saves)} saves and ${format(report.publishes)} publishings that were answered; ${restart}`,
    isMet: report.contradictions.length === 0,
    bar: '0',
  };
}
