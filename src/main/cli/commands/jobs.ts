import { listJobs, reviveJobs } from '#server/jobs/queries.ts';
import { type Command, DONE, failed, misused } from '../command.ts';
import { withInstallation } from '../installation.ts';

const SHOWN = 50;

export const jobsList: Command = {
  words: ['jobs', 'list'],
  summary: 'Lists jobs: scheduled publishing, indexing, pictures, mail.',
  about:
    'Lists the latest jobs. A job that fails is repeated with growing pauses; one that failed for good stays as “dead” with its last error until somebody has looked at it.',
  args: [],
  options: {
    status: {
      type: 'text',
      placeholder: 'STATUS',
      about: 'Only those in this state.',
      choices: ['waiting', 'running', 'done', 'dead'],
    },
    json: { type: 'flag', about: 'Answers as JSON.' },
  },
  examples: [{ line: 'jobs list --status dead', about: 'What failed for good, and why.' }],
  async run(input, cli) {
    return withInstallation(
      cli,
      async (deps) => {
        const rows = await listJobs(deps.db.read, { status: input.text('status'), limit: SHOWN });
        const jobs = rows.map((row) => ({
          id: row.id,
          type: row.type,
          status: row.status,
          attempts: row.attempts,
          runAt: new Date(row.run_at).toISOString(),
          lastError: row.last_error,
        }));
        if (input.flag('json')) cli.out(JSON.stringify(jobs, null, 2));
        else if (jobs.length === 0) cli.out('There are none.');
        for (const job of input.flag('json') ? [] : jobs) {
          cli.out(`${job.id}  ${job.status.padEnd(7)}  ${job.runAt}  ${job.type}`);
          if (job.lastError) cli.out(`  ${job.lastError.split('\n')[0]}`);
        }
        return DONE;
      },
      { olderTables: 'read or copied' },
    );
  },
};

export const jobsRetry: Command = {
  words: ['jobs', 'retry'],
  summary: 'Lets jobs that failed for good run again.',
  about:
    'Lets jobs that failed for good run again. The server takes them up within a second; mend what made them fail first.',
  args: [{ name: 'ID', about: 'One of the dead jobs of “jobs list”.', isOptional: true }],
  options: { all: { type: 'flag', about: 'All dead jobs.' } },
  examples: [{ line: 'jobs retry --all', about: 'After the mail server is back, say.' }],
  async run(input, cli) {
    const [id] = input.args;
    if ((id === undefined) !== input.flag('all')) return misused('Name one job, or say --all.');
    return withInstallation(cli, async (deps) => {
      const count = await deps.db.write((tx) => reviveJobs(tx, deps.now(), id));
      if (id !== undefined && count === 0)
        return failed(`There is no dead job ${id}. “npx vitrine jobs list --status dead” shows them.`);
      cli.out(count === 1 ? 'One job will run again.' : `${count} jobs will run again.`);
      return DONE;
    });
  },
};
