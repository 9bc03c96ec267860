// `npm test`: everything that decides whether a change may go out, in the order in which it fails soonest. All of it
// runs even when something has failed; a test that failed is run once more when all else is done. The last line says
// how it went: `N passed, N failed`.
import { fileURLToPath } from 'node:url';
import { build } from './build.mjs';
import { ensureChromium } from './find-chromium.ts';
import { CHECKS, run, runTogether } from './steps.mjs';
import { tellRun } from './test/report.ts';
import { runSuites } from './test/run-suites.ts';
import { runPlaywright, runVitest } from './test/suites.mjs';

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const steps = [];
const browser = { name: 'browser tests', run: testInBrowser };

for (const { code, ...ended } of await runTogether(CHECKS)) steps.push({ ...ended, isGood: code === 0 });
const isBuilt = await command('build', () => build());
const suites = [{ name: 'unit and server tests', run: (targets) => runVitest(targets) }];
const results = await runSuites(isBuilt ? [...suites, browser] : suites, timed, async () => {
  if (!isBuilt) return;
  await command('byte budgets', () => run('node', [here('budgets.mjs')]));
  await command('byte budgets of the owner area', () => run('node', [here('owner-budgets.mjs')]));
});

const { lines, isGood } = tellRun(steps, results);
console.log(lines.join('\n'));
process.exit(isGood ? 0 : 1);

/** Runs one step and notes what it took. Of tests, the report says how they went. */
async function timed(name, action) {
  console.log(`\n── ${name}`);
  const startedAt = performance.now();
  const answer = await action();
  steps.push({ name, seconds: (performance.now() - startedAt) / 1000, isGood: true });
  return answer;
}

/** @param action answers an exit code */
async function command(name, action) {
  const code = await timed(name, action);
  const isGood = code === 0;
  Object.assign(steps.at(-1), { isGood });
  return isGood;
}

async function testInBrowser(targets) {
  const chromium = ensureChromium();
  if ('problem' in chromium) return { tests: new Map(), errors: [{ message: chromium.problem }] };
  return runPlaywright(targets, { env: { CHROMIUM_PATH: chromium.path } });
}
