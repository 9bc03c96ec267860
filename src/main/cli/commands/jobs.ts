import { pick } from '#domain/pick.ts';
import { listJobs, reviveJobs } from '#server/jobs/queries.ts';
import { type Command, DONE, failed, misused } from '../command.ts';
import { withInstallation } from '../installation.ts';

const SHOWN = 50;

export const jobsList: Command = {
  words: ['jobs', 'list'],
  summary: 'List jobs: scheduled publishing, indexing, pictures, mail.',
  about:
    'Lists the latest jobs. A job that fails is retried with growing delays. A job that failed permanently stays in the list as “dead”, with its last error.',
  args: [],
  options: {
    status: {
      type: 'text',
      placeholder: 'STATUS',
      about: 'Only list jobs with this status.',
      choices: ['waiting', 'running', 'done', 'dead'],
    },
    json: { type: 'flag', about: 'Print the result as JSON.' },
  },
  examples: [{ line: 'jobs list --status dead', about: 'See which jobs failed permanently, and why.' }],
  async run(input, cli) {
    return withInstallation(
      cli,
      async (deps) => {
        const rows = await listJobs(deps.db.read, { status: input.text('status'), limit: SHOWN });
        const jobs = rows.map((row) => ({
          ...pick(row, 'id', 'type', 'status', 'attempts'),
          runAt: new Date(row.runAt).toISOString(),
          lastError: row.lastError,
        }));
        if (input.flag('json')) cli.out(JSON.stringify(jobs, null, 2));
        else if (jobs.length === 0) cli.out('No jobs found.');
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
  summary: 'Retry jobs that failed permanently.',
  about:
    'Retries jobs that failed permanently. The server picks them up within a second. Fix what made them fail first.',
  args: [{ name: 'ID', about: 'Id of a dead job from “jobs list”.', isOptional: true }],
  options: { all: { type: 'flag', about: 'Retry all dead jobs.' } },
  examples: [{ line: 'jobs retry --all', about: 'For example, after the mail server is back.' }],
  async run(input, cli) {
    const [id] = input.args;
    if ((id === undefined) !== input.flag('all')) return misused('Name a job, or use --all.');
    return withInstallation(cli, async (deps) => {
      const count = await deps.db.write((tx) => reviveJobs(tx, deps.now(), id));
      if (id !== undefined && count === 0)
        return failed(
          `There is no dead job ${id}. List dead jobs with “npx vitrine jobs list --status dead”.`,
        );
      cli.out(count === 1 ? '1 job will run again.' : `${count} jobs will run again.`);
      return DONE;
    });
  },
};
