/**
 * Every export there is beside the project, read and converted without a database: no word that visitors read may be
 * lost, and a file that was cut is refused with the place.
 */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { convertedWords, lostWords, wordsToKeep } from '#testing/server/export-words.ts';
import { sharedFiles } from '../../../scripts/shared-data.ts';
import { readExport } from './read-export.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'vitrine-real-exports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const FILES = ['wordpress', 'wordpress/importer-edge-cases', 'squarespace'].flatMap((place) =>
  sharedFiles(`import/${place}`)
    .filter(({ name }) => name.endsWith('.xml'))
    .map((file) => ({
      ...file,
      source: place === 'squarespace' ? ('squarespace' as const) : ('wordpress' as const),
    })),
);
if (FILES.length === 0) console.log('Skipped: tests of real exports need ../shared/data/import.');

const CUTS = 50;

async function read(source: 'wordpress' | 'squarespace', bytes: Uint8Array) {
  const file = path.join(folder, 'export.xml');
  writeFileSync(file, bytes);
  return readExport(file, { source, onProgress: () => undefined });
}

for (const { name, source, bytes } of FILES) {
  test(`${source} ${name}: no word is lost`, async () => {
    const result = await read(source, bytes);
    if (!result.ok) {
      expect(result.message.length).toBeGreaterThan(20);
      return;
    }
    const { file } = result;
    const lost = file.items
      .filter(({ role }) => role === 'page' || role === 'post')
      .flatMap((item) => {
        const entry = file.take(item);
        const made = convertedWords(entry, source);
        return lostWords(wordsToKeep(entry.content), made).map(
          (word) => `${entry.title || item.key}: ${word}`,
        );
      });
    file.close();
    expect(lost).toEqual([]);
  });

  test(`${source} ${name}: cut at ${CUTS} places, it is refused with the place`, async () => {
    const accepted: number[] = [];
    let seed = 16;
    const end = Buffer.from(bytes).lastIndexOf('</rss>');
    for (let done = 0; done < CUTS; done += 1) {
      seed = (Math.imul(seed, 1_664_525) + 1_013_904_223) >>> 0;
      const at = Math.floor((seed / 2 ** 32) * (end < 0 ? bytes.length : end + 5));
      const result = await read(source, bytes.subarray(0, at));
      if (result.ok) result.file.close();
      if (result.ok || !/line \d+/i.test(result.message)) accepted.push(at);
    }
    expect(accepted).toEqual([]);
  });
}
