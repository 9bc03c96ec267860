/** The process that stamps: whatever a PDF is, it ends, and the server goes on. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { runStamp } from './run-stamp.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-stamps-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

async function plant(): Promise<{ file: string; target: string; line: string }> {
  const pdf = await PDFDocument.create();
  pdf.addPage();
  const file = join(folder, 'a.pdf');
  writeFileSync(file, await pdf.save());
  return { file, target: join(folder, 'b.pdf'), line: 'Ada · #1' };
}

test('a PDF is stamped in a process of its own; one that takes too long is given up', async () => {
  const task = await plant();
  expect(await runStamp(task)).toEqual({ kind: 'stamped' });
  expect(readFileSync(task.target).subarray(0, 5).toString()).toBe('%PDF-');
  expect(await runStamp(task, 1)).toEqual({ kind: 'unreadable' });
  expect(await runStamp({ ...task, file: join(folder, 'none.pdf') })).toEqual({ kind: 'unreadable' });
});

test('only so many wait', async () => {
  const task = await plant();
  const all = await Promise.all(Array.from({ length: 25 }, () => runStamp(task, 1)));
  expect(all.filter(({ kind }) => kind === 'busy')).toHaveLength(5);
});
