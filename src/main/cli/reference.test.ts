import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { commands } from './commands.ts';
import { cliReference } from './reference.ts';

test('the written reference says what the help says (UPDATE_DOCS=1 writes it anew)', () => {
  const file = join(process.cwd(), 'docs', 'cli.md');
  const wanted = cliReference(commands);
  if (process.env['UPDATE_DOCS']) writeFileSync(file, wanted);
  expect(readFileSync(file, 'utf8')).toBe(wanted);
});
