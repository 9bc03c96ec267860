import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import reservedCodes from '../src/blocks/reserved-codes.json' with { type: 'json' };

const LIST = 'src/blocks/every-block.ts';
const root = path.resolve(import.meta.dirname, '..');
const bin = path.join(root, 'node_modules', '.bin');
let copy = '';

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'vitrine-new-block-'));
  const left = new Set(['node_modules', '.git', 'dist', 'data']);
  cpSync(root, copy, {
    recursive: true,
    // What has been compiled is up to date in the copy too.
    preserveTimestamps: true,
    filter: (source) => source === root || !left.has(path.relative(root, source)),
  });
  symlinkSync(path.join(root, 'node_modules'), path.join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true, force: true }));

function execute(command: string, ...args: string[]) {
  const result = spawnSync(command, args, {
    cwd: copy,
    encoding: 'utf8',
    env: { ...process.env, PATH: `${bin}${path.delimiter}${process.env['PATH'] ?? ''}`, NO_COLOR: '1' },
  });
  return { code: result.status, output: result.stdout + result.stderr };
}
const newBlock = (...args: string[]) => execute('node', 'scripts/new-block.mjs', ...args);
const linesOf = (folder: string, file: string) => readFileSync(path.join(folder, file), 'utf8').split('\n');
const codeOf = (type: string) =>
  Number(/ code: (\d+),/.exec(linesOf(copy, `src/blocks/${type}/definition.ts`).join('\n'))?.[1]);

/** Files that are new or changed in the copy, of all that people write. */
function changedFiles(): string[] {
  const folders = ['src', 'scripts', 'e2e', 'bench', 'docs'];
  const files = folders.flatMap((folder) =>
    readdirSync(path.join(copy, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(copy, path.join(entry.parentPath, entry.name))),
  );
  const bytesOf = (folder: string, file: string) => {
    try {
      return readFileSync(path.join(folder, file));
    } catch {
      return undefined;
    }
  };
  return files.filter((file) => !bytesOf(root, file)?.equals(readFileSync(path.join(copy, file))));
}

describe('npm run new:block', () => {
  test.each([
    [[], 'Name the block'],
    [['Price'], 'no name for a block'],
    [['../price'], 'no name for a block'],
    [['price--tag'], 'no name for a block'],
    [['a'.repeat(31)], 'no name for a block'],
    [['text'], 'already'],
    [['delete'], 'something else'],
    [['testing'], 'something else'],
    [['kit'], 'something else'],
  ])('refuses %j', (args, message) => {
    const { code, output } = newBlock(...args);
    expect(output).toContain(message);
    expect(code).toBe(2);
  });

  test('adds a block that passes the conformance suite and the checks', () => {
    const { code, output } = newBlock('price-tag');
    expect(output).toContain('src/blocks/price-tag');
    expect(code).toBe(0);
    expect(changedFiles().filter((file) => !file.startsWith('src/blocks/price-tag/'))).toEqual([LIST]);
    const old = new Set(linesOf(root, LIST));
    expect(linesOf(copy, LIST).filter((line) => !old.has(line))).toHaveLength(1);

    expect(newBlock('price-tag').output).toContain('already');
    const again = newBlock('zebra');
    expect(again.code, again.output).toBe(0);
    expect(codeOf('zebra')).toBe(codeOf('price-tag') + 1);
    expect(newBlock('video').code).toBe(0);
    expect(codeOf('video')).toBe(reservedCodes.video);

    // The other blocks have passed it as they are, without these beside them.
    const mine = ['-t', 'the registries|price-tag|zebra|video|palette|entry of any list'];
    const tests = ['src/blocks/conformance.test.tsx', 'src/blocks/fields.test.ts', 'palette-entries.test.ts'];
    const suite = execute('vitest', 'run', '--reporter=verbose', ...tests, ...mine);
    expect(suite.output).toContain('the style sheet zebra/styles.css');
    expect(suite.output).toContain('is in the palette once');
    expect(suite.code, suite.output).toBe(0);
    const check = execute('node', 'scripts/check.mjs');
    expect(check.code, check.output).toBe(0);
  }, 600_000);
});
