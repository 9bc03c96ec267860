import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { forkMoves } from './fork-move.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-fork-'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const REQUEST = {
  task: { kind: 'backup' },
  at: { folder: '', upload: '', work: '', result: '' },
} as const;

/** Runs a program in the worker's place. @param body what it does when it is asked */
function run(name: string, body: string) {
  const file = join(folder, `${name}.mjs`);
  const own = pathToFileURL(join(import.meta.dirname, 'fork-move.ts')).href;
  const program = [
    `import { tellStarter } from ${JSON.stringify(own)};`,
    `process.once('message', async () => { ${body} });`,
    `process.once('disconnect', () => process.exit());`,
  ];
  writeFileSync(file, program.join('\n'));
  const said: string[] = [];
  const signal = new AbortController().signal;
  const ended = forkMoves(file)(REQUEST, { onProgress: (text) => said.push(text), signal });
  return { said, ended };
}

test('a report of many thousand entries comes through whole', async () => {
  const { said, ended } = run(
    'long',
    `void tellStarter({ kind: 'progress', text: 'half' });
     const warnings = Array.from({ length: 100_000 }, (_, at) => 'A remark of some length, number ' + at);
     const report = { kind: 'backup', counts: {}, warnings };
     await tellStarter({ kind: 'outcome', outcome: { kind: 'done', report } });
     process.disconnect();`,
  );
  const outcome = await ended;
  expect(said).toEqual(['half']);
  expect(outcome.kind === 'done' && 'warnings' in outcome.report && outcome.report.warnings).toHaveLength(
    100_000,
  );
});

test('a process that ends without a word is a failure, with its code', async () => {
  await expect(run('dead', 'process.exit(7);').ended).rejects.toThrow(/ended early \(7\)/);
});
