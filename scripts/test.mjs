// `npm test`: everything that decides whether a change may go out, in the order in which it fails soonest. All
// of it runs even when something has failed, and the last line says how it went: `N passed, N failed`.
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { build } from './build.mjs';
import { ensureChromium } from './find-chromium.mjs';
import { run } from './steps.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const results = join(root, 'node_modules', '.vitrine-tests');
const count = { passed: 0, failed: 0 };
const summary = [];
const failures = [];

rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });

await step('types', () => run('tsc', ['-b']));
await step('lint', () => run('biome', ['check', '--error-on-warnings', '.']));
await step('architecture', () =>
  run('depcruise', ['--config', '.dependency-cruiser.cjs', '--output-type', 'err', 'src']),
);
await step('unused code', () => run('knip', ['--no-progress']));
const isBuilt = await step('build', () => build());
await step('unit and server tests', testUnits);
if (isBuilt) {
  await step('browser tests', testInBrowser);
  if (existsSync(join(root, 'scripts', 'budgets.mjs')))
    await step('byte budgets', () => run('node', [join(root, 'scripts', 'budgets.mjs')]));
  await step('byte budgets of the owner area', () =>
    run('node', [join(root, 'scripts', 'owner-budgets.mjs')]),
  );
}

// Last, because a log that is cut keeps its end: which tests failed, and the first line of why.
if (failures.length > 0) console.log(`\n── failed tests\n${failures.join('\n')}`);
console.log(`\n${summary.join('\n')}\n`);
console.log(`${count.passed} passed, ${count.failed} failed`);
process.exit(count.failed > 0 ? 1 : 0);

/**
 * Runs one step, which answers an exit code, or an exit code with counts of tests. A step that fails without
 * having counted a failure counts as one.
 */
async function step(name, action) {
  console.log(`\n── ${name}`);
  const startedAt = performance.now();
  const answer = await action();
  const { code, passed = 0, failed = 0 } = typeof answer === 'number' ? { code: answer } : answer;
  const isGood = code === 0 && failed === 0;
  count.passed += passed;
  count.failed += isGood ? 0 : Math.max(failed, 1);
  const seconds = ((performance.now() - startedAt) / 1000).toFixed(1).padStart(6);
  summary.push(
    `${isGood ? '✓' : '✗'} ${seconds} s  ${name}${passed + failed > 0 ? `: ${passed} passed, ${failed} failed` : ''}`,
  );
  return isGood;
}

async function testUnits() {
  const file = join(results, 'vitest.json');
  const code = await run('vitest', [
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${file}`,
  ]);
  const report = read(file);
  for (const { name, assertionResults } of report?.testResults ?? []) {
    for (const { status, fullName, failureMessages } of assertionResults) {
      if (status === 'failed') recordFailure(`${relative(root, name)} › ${fullName}`, failureMessages[0]);
    }
  }
  return { code, passed: report?.numPassedTests, failed: report?.numFailedTests };
}

async function testInBrowser() {
  const chromium = ensureChromium();
  if ('problem' in chromium) {
    console.error(chromium.problem);
    return 1;
  }
  const file = join(results, 'playwright.json');
  const env = { ...process.env, CHROMIUM_PATH: chromium.path, PLAYWRIGHT_JSON_OUTPUT_NAME: file };
  const code = await run('playwright', ['test', '--reporter=list,json'], { env });
  const report = read(file);
  for (const suite of report?.suites ?? []) recordBrowserFailures(suite);
  const stats = report?.stats;
  return { code, passed: stats && stats.expected + stats.flaky, failed: stats?.unexpected };
}

function recordBrowserFailures({ file, specs = [], suites = [] }) {
  for (const { ok, title, tests } of specs) {
    const error = tests.flatMap(({ results }) => results.flatMap(({ errors }) => errors))[0];
    if (!ok) recordFailure(`e2e/${file} › ${title}`, error?.message);
  }
  for (const suite of suites) recordBrowserFailures(suite);
}

function recordFailure(test, message = 'no reason was reported') {
  failures.push(`✗ ${test}\n  ${stripVTControlCharacters(message).trim().split('\n')[0]}`);
}

/** A report that is not there means that the runner itself failed: its exit code says so. */
function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined;
}
