#!/usr/bin/env node
/**
 * Which rows of the specification are proven only by calling a helper function. For each test file that names rows of
 * the level `unit`, the modules it imports are cut off from the product: everything else gets stubs in their place. Then
 * every test that names these rows runs. A row whose tests stay green says nothing of the product.
 *
 * Run by hand, from the checkout: `node scripts/cut-wires.mjs [PART OF A FILE OR ROW …]`. It takes ten to forty minutes.
 * Rows that may stay green are in `uncut-wires.tsv`, each with the reason.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '..');
const LEDGER = join(ROOT, '../shared/spec/ledger.tsv');
const LISTED = join(import.meta.dirname, 'uncut-wires.tsv');
const TITLE = /\b(?:test|it|describe)(?:\.\w+)*\s*(?:\([^'"`]*\)\s*)?\(\s*(['"`])([\s\S]*?)\1/g;
const ROW = /\b[A-Z0-9]{4}-\d{2,3}\b/g;
const IMPORT = /^(?:import|export)\s+(?!type\b)[^'"]*?from '([^']+)'/gm;

const unitRows = () =>
  new Set(
    readFileSync(LEDGER, 'utf8')
      .split('\n')
      .map((line) => line.split('\t'))
      .filter(([, , , check]) => check === 'unit')
      .map(([id]) => id),
  );

const read = (file) => readFileSync(join(ROOT, file), 'utf8');

/** Rows by the test files that name them. */
function namedIn(files, rows) {
  const named = new Map();
  for (const file of files)
    for (const [, , title] of read(file).matchAll(TITLE))
      for (const [id] of title.matchAll(ROW))
        if (rows.has(id)) named.set(id, new Set([...(named.get(id) ?? []), file]));
  return named;
}

/** The modules of the product that a test imports by name. */
function testedBy(file) {
  return [...read(file).matchAll(IMPORT)]
    .map(([, source]) =>
      source.startsWith('.')
        ? relative(ROOT, join(ROOT, dirname(file), source))
        : source.replace(/^#(\w+)\//, 'src/$1/'),
    )
    .filter((path) => /^src\/.*\.tsx?$/.test(path) && existsSync(join(ROOT, path)));
}

/** @returns titles of what failed and passed, and the files that could not be loaded */
function runCut(modules, files) {
  const folder = mkdtempSync(join(tmpdir(), 'cut-wires-'));
  const output = join(folder, 'result.json');
  const config = join('scripts', 'cut-wires.config.ts');
  spawnSync(
    join(ROOT, 'node_modules/.bin/vitest'),
    ['run', '--config', config, '--reporter=json', `--outputFile=${output}`, ...files],
    {
      cwd: ROOT,
      stdio: 'ignore',
      timeout: 240_000,
      env: { ...process.env, CUT_WIRES: JSON.stringify(modules) },
    },
  );
  const result = existsSync(output) ? JSON.parse(readFileSync(output, 'utf8')) : { testResults: [] };
  rmSync(folder, { recursive: true });
  return {
    failed: result.testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'failed').map(({ fullName }) => fullName),
    ),
    unloaded: result.testResults
      .filter(({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0)
      .map(({ name }) => relative(ROOT, name)),
    passed: result.testResults.flatMap(({ assertionResults }) =>
      assertionResults.filter(({ status }) => status === 'passed').map(({ fullName }) => fullName),
    ),
  };
}

function listed() {
  if (!existsSync(LISTED)) return new Map();
  const lines = readFileSync(LISTED, 'utf8').trim().split('\n').slice(1);
  return new Map(lines.map((line) => line.split('\t')));
}

function isRed(id, { failed, unloaded }, named) {
  return failed.some((title) => title.includes(id)) || unloaded.some((file) => named.get(id)?.has(file));
}

function main(parts) {
  const rows = unitRows();
  const files = globSync('{src,scripts}/**/*.test.{ts,tsx}', { cwd: ROOT }).sort();
  const named = namedIn(files, rows);
  const inBrowser = namedIn(globSync('e2e/*.spec.ts', { cwd: ROOT }), rows);
  const isWanted = (file, id) =>
    parts.length === 0 || parts.some((part) => file.includes(part) || id === part);
  /** A row is red if it is in one of the groups that name it. */
  const red = new Set();
  const asked = new Set();
  for (const file of files) {
    const ids = [...named].filter(([id, at]) => at.has(file) && isWanted(file, id)).map(([id]) => id);
    const modules = testedBy(file);
    if (ids.length === 0) continue;
    for (const id of ids) asked.add(id);
    if (modules.length === 0) continue;
    const others = [...new Set(ids.flatMap((id) => [...(named.get(id) ?? [])]))];
    const result = runCut(modules, others);
    for (const id of ids) if (isRed(id, result, named)) red.add(id);
    const green = ids.filter((id) => !red.has(id));
    console.log(
      `${file}: ${ids.length - green.length} red, ${green.length} green ${green.join(' ')} (${result.passed.length} passed, ${result.failed.length} failed, ${result.unloaded.length} not loaded)`,
    );
  }
  report(asked, red, inBrowser);
}

function report(asked, red, inBrowser) {
  const known = listed();
  const green = [...asked].filter((id) => !red.has(id));
  const browser = green.filter((id) => inBrowser.has(id));
  const left = green.filter((id) => !inBrowser.has(id) && !known.has(id));
  const stale = [...known.keys()].filter((id) => asked.has(id) && red.has(id));
  console.log(`\n${asked.size} rows: ${red.size} red, ${green.length} green.`);
  console.log(`Named by browser tests too, which do not run here: ${browser.length}. ${browser.join(' ')}`);
  console.log(`In the list with a reason: ${green.filter((id) => known.has(id)).length}.`);
  if (stale.length > 0) console.log(`Red, and still in the list: ${stale.join(' ')}`);
  console.log(
    left.length === 0 ? 'No row is left.' : `Green without a reason: ${left.length}. ${left.join(' ')}`,
  );
  process.exitCode = left.length + stale.length === 0 ? 0 : 1;
}

main(process.argv.slice(2));
