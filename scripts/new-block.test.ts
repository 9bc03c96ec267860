import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..');
const bin = path.join(root, 'node_modules', '.bin');
let copy = '';

beforeAll(() => {
  copy = mkdtempSync(path.join(tmpdir(), 'vitrine-new-block-'));
  const left = new Set(['node_modules', '.git', 'dist', 'data']);
  cpSync(root, copy, {
    recursive: true,
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
const read = (file: string) => readFileSync(path.join(copy, file), 'utf8');

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
  ])('refuses %j', (args, message) => {
    const { code, output } = newBlock(...args);
    expect(output).toContain(message);
    expect(code).toBe(2);
  });

  test('adds a block that passes the conformance suite and the checks', () => {
    const { code, output } = newBlock('price-tag');
    expect(output).toContain('src/blocks/price-tag');
    expect(code).toBe(0);
    expect(read('src/domain/content/codes.ts')).toMatch(/^ {2}'price-tag': \d+,$/m);

    expect(newBlock('price-tag').output).toContain('already');
    const again = newBlock('zebra');
    expect(again.code, again.output).toBe(0);
    const codes = [
      ...read('src/domain/content/codes.ts').matchAll(/^ {2}'?(?:price-tag|zebra)'?: (\d+),$/gm),
    ];
    expect(Number(codes[1]?.[1])).toBe(Number(codes[0]?.[1]) + 1);

    // The other blocks have passed it as they are, without these two beside them.
    const mine = ['-t', 'the registries|price-tag|zebra'];
    const suite = execute('vitest', 'run', '--reporter=verbose', 'src/blocks/conformance.test.tsx', ...mine);
    expect(suite.output).toContain('the style sheet zebra/styles.css');
    expect(suite.code, suite.output).toBe(0);
    const check = execute('node', 'scripts/check.mjs');
    expect(check.code, check.output).toBe(0);
    expect(existsSync(path.join(copy, 'src/blocks/zebra/styles.css'))).toBe(true);
  }, 600_000);
});
