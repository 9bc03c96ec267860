// The two runners of tests, each as a function that runs all it finds or what it is told, and says what came of it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { run } from '../steps.mjs';
import { JOURNAL, readJournal } from './journal.ts';
import { readOutcome } from './outcome.ts';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));

/**
 * @param targets files; all by default. Those that are named are run one after the other.
 * @param options for the process: `cwd`, `env`, `stdio`
 */
export function runVitest(targets, options = {}) {
  const args = ['run', '--reporter=default', `--reporter=${here('vitest-reporter.ts')}`];
  if (targets) args.push('--no-file-parallelism', ...targets);
  return withJournal(options, ({ spawnOptions }) => run('vitest', args, spawnOptions));
}

/** @param targets as `--test-list` reads them; all by default. Those that are named are run one after the other. */
export function runPlaywright(targets, options = {}) {
  return withJournal(options, ({ folder, spawnOptions }) => {
    const args = ['test', `--reporter=list,${here('playwright-reporter.ts')}`];
    if (targets) {
      const list = join(folder, 'targets');
      writeFileSync(list, targets.join('\n'));
      args.push('--workers=1', `--test-list=${list}`);
    }
    return run('playwright', args, spawnOptions);
  });
}

async function withJournal(options, work) {
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-journal-'));
  try {
    const file = join(folder, 'journal');
    const env = { ...process.env, ...options.env, [JOURNAL]: file };
    const code = await work({ folder, spawnOptions: { ...options, env } });
    return readOutcome(readJournal(file), code);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
